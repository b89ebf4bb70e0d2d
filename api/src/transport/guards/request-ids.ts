import { randomUUID } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';

/** Returns the id of a request for the log, the response header and the body of failures. */
export function newRequestId(): string {
  return randomUUID();
}

/** Sets the id of the request on every response. */
export const requestIds = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
});
