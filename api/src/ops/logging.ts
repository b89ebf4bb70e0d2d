import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** What is kept of the log while nothing can be written, in characters. */
const MOST_WAITING = 1_000_000;
/** The terminal was closed, or the reader is gone. */
const GONE = ['EIO', 'EPIPE', 'EBADF'];

/** The log of a server: JSON lines on stdout. No addresses and no queries: they say where a person is. */
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

/** Returns the standard output, which may fail without ending the server. */
function standardOutput(): ReturnType<typeof pino.destination> {
  const out = pino.destination({ dest: 1, maxLength: MOST_WAITING });
  out.on('error', (error: NodeJS.ErrnoException) => {
    // It would try again for ever, and hold up the end of the process.
    out.flushSync = () => {};
    if (GONE.includes(error.code ?? '')) Object.assign(out, { write: () => true, end() {} });
  });
  return out;
}
