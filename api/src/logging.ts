import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The log of a server: JSON lines on stdout. No addresses and no queries: they say where a person is. */
export function serverLog({ logLevel }: Config): Logger {
  return pino({
    level: logLevel,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
    },
  });
}
