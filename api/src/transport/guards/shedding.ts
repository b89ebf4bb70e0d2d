import underPressure from '@fastify/under-pressure';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';

const RETRY_AFTER_SECONDS = 5;
/** Monitoring must reach an overloaded server too. */
const NEVER_SHED = new Set(['/api/health', '/api/ready']);

/**
 * Refuses requests with 503 while the server is overloaded, so that it answers the accepted ones in
 * time.
 * @param delayMs the mean delay of the event loop over a second at which to start; 0 for never
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
