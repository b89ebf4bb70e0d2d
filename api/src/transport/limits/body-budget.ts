import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { ClientBudget, type ClientLimits } from '../../lib/network/client-budget.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { whenClosed } from '../../lib/network/when-closed.ts';

const MEGABYTE = 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** The number of bytes that the bodies of unanswered requests may hold. */
interface Budget extends ClientLimits {
  /** Smaller bodies are not counted, so that they are accepted while large ones are refused. */
  free: number;
}
const usual: Budget = { free: MEGABYTE / 16, perClient: 64 * MEGABYTE, inAll: 256 * MEGABYTE };

/**
 * Refuses large bodies with 503 while too many are being received: each stays in memory until it is
 * complete, and clients may send slowly.
 */
export const bodyBudget = fastifyPlugin<{ budget?: Budget }>(async (app, { budget = usual }) => {
  const held = new ClientBudget(budget);
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = request.method === 'GET' ? 0 : bodyBytes(request);
    if (bytes <= budget.free) return done();
    const { client } = clientNetwork(request.ip);
    if (!held.take(client, bytes)) {
      return done(new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS }));
    }
    whenClosed(reply.raw, () => held.giveBack(client, bytes));
    done();
  });
});

/** Returns the largest size a body can reach: its Content-Length, or else the limit of its route. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { 'content-length': length, 'transfer-encoding': chunked } = headers;
  const most = routeOptions.bodyLimit ?? MEGABYTE;
  return length === undefined && chunked === undefined ? 0 : Math.min(Number(length ?? most), most);
}
