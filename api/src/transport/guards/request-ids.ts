import { randomUUID } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';

/** Names a request in the log, in the header of its answer, and in the body of its failure. */
export function newRequestId(): string {
  return randomUUID();
}

/** Gives every answer the name of its request. */
export const requestIds = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
});
