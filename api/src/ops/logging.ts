import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** The limit of the log's buffer while stdout cannot be written, in characters. */
const MOST_WAITING = 1_000_000;
/** The errors of a closed terminal or pipe. */
const GONE = ['EIO', 'EPIPE', 'EBADF'];

/** Returns the log: JSON lines on stdout, without addresses and queries, which reveal positions. */
export function serverLog({ logLevel }: Config): Logger {
  const options = {
    level: logLevel,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, standardOutput());
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
