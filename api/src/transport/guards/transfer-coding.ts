import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';

/**
 * Refuses bodies in a transfer coding other than `chunked`, which the server could not decode, and
 * closes the connection: a proxy may read the end of such a request differently (RFC 9112, 6.1, 11.2).
 */
export const transferCoding = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    done(refuseCoding(request, reply));
  });
});

/** Returns the refusal of a transfer coding, after which the connection closes. */
export function refuseCoding(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
  if (!hasForeignCoding(request.headers)) return undefined;
  reply.header('connection', 'close');
  return new AppError('request.transferCoding');
}

/** Returns whether a request has a transfer coding other than `chunked`. */
export function hasForeignCoding({ 'transfer-encoding': coding }: IncomingHttpHeaders): boolean {
  return coding !== undefined && coding.trim().toLowerCase() !== 'chunked';
}
