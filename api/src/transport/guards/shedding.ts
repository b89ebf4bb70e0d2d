import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';

const RETRY_AFTER_SECONDS = 5;
/** Whoever watches over the server is told how it is. */
const NEVER_SHED = new Set(['/api/health']);

/**
 * Refuses requests with 503 while the server is so far behind that each more makes it worse for
 * all: those that are taken are still answered in time.
 * @param delayMs how late the event loop may run, on average over a second; 0 for never refusing
 */
export const shedding = fastifyPlugin<{ delayMs: number }>(async (app, { delayMs }) => {
  if (delayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    async pressureHandler(request) {
      if (NEVER_SHED.has(request.routeOptions.url ?? '')) return;
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    },
  });
});
