import type { Http2SecureServer, ServerHttp2Stream } from 'node:http2';
import type { Patience } from './timeouts.ts';
import { UnreadStreams } from './unread-streams.ts';

/** How much longer an answer may take to be read than a request to be sent. */
const TIMES_FOR_ANSWER = 10;

/**
 * Ends streams of HTTP/2 whose request does not come or whose answer nobody reads, and sessions
 * that have no streams, however often they are pinged. Node's own timeouts know HTTP/1 only.
 */
export function endDawdlingStreams(server: Http2SecureServer, patience: Patience): void {
  server.on('session', (session) => {
    const streams = new Set<ServerHttp2Stream>();
    const unread = new UnreadStreams(session, patience);
    let idle: NodeJS.Timeout | undefined;
    const rest = () => {
      clearTimeout(idle);
      idle = setTimeout(() => session.close(), patience.idleMs);
    };
    rest();
    session.once('close', () => {
      clearTimeout(idle);
      unread.end();
    });
    session.on('stream', (stream) => {
      unread.watch(stream);
      clearTimeout(idle);
      streams.add(stream);
      endDawdling(stream, patience);
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && !session.destroyed) rest();
      });
    });
  });
}

function endDawdling(stream: ServerHttp2Stream, { requestMs, idleMs }: Patience): void {
  const end = () => stream.destroy();
  const coming = setTimeout(end, requestMs);
  // What else is sent over the session keeps the timeout of a stream away.
  const whole = setTimeout(end, requestMs * TIMES_FOR_ANSWER);
  const came = () => clearTimeout(coming);
  if (stream.endAfterHeaders) came();
  stream
    .once('end', came)
    .once('close', () => {
      came();
      clearTimeout(whole);
    })
    .setTimeout(idleMs, end);
}
