import type { Http2SecureServer, ServerHttp2Stream } from 'node:http2';
import type { ClientTimeouts } from './timeouts.ts';
import { UnreadStreams } from './unread-streams.ts';

/** The time for reading a response, as a multiple of the time for sending a request. */
const TIMES_FOR_RESPONSE = 10;

/**
 * Closes HTTP/2 streams whose request stalls or whose response stays unread, and idle sessions even
 * if they are pinged. Node's own timeouts cover HTTP/1 only.
 */
export function endSlowStreams(server: Http2SecureServer, timeouts: ClientTimeouts): void {
  server.on('session', (session) => {
    const streams = new Set<ServerHttp2Stream>();
    const unread = new UnreadStreams(session, timeouts);
    let idle: NodeJS.Timeout | undefined;
    const rest = () => {
      clearTimeout(idle);
      idle = setTimeout(() => session.close(), timeouts.idleMs);
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
      endWhenSlow(stream, timeouts);
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && !session.destroyed) rest();
      });
    });
  });
}

function endWhenSlow(stream: ServerHttp2Stream, { requestMs, idleMs }: ClientTimeouts): void {
  const end = () => stream.destroy();
  const coming = setTimeout(end, requestMs);
  // Other traffic of the session resets a stream's own timeout.
  const whole = setTimeout(end, requestMs * TIMES_FOR_RESPONSE);
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
