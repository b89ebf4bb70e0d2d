import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** The limit of the log's buffer while stdout cannot be written, in characters. */
const MOST_WAITING = 1_000_000;
/** The errors of a closed terminal or pipe. */
const GONE = ['EIO', 'EPIPE', 'EBADF'];

/** Returns the log: JSON lines on stdout, without addresses, queries and secrets. */
export function serverLog({ logLevel }: Config): Logger {
  const options = {
    level: logLevel,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, standardOutput());
}

/** Returns a path without its query, and without the secret in the address of a person's calendar. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  // A percent-encoded path leads there too.
  return path.replace(/(?<=\/favorites\/).*|[\w-]{44}.*/i, '(secret)');
}

/** Returns the standard output, whose errors do not end the server. */
function standardOutput(): ReturnType<typeof pino.destination> {
  const out = pino.destination({ dest: 1, maxLength: MOST_WAITING });
  out.on('error', (error: NodeJS.ErrnoException) => {
    // pino would retry forever, so that the process would never end.
    out.flushSync = () => {};
    if (GONE.includes(error.code ?? '')) Object.assign(out, { write: () => true, end() {} });
  });
  return out;
}
