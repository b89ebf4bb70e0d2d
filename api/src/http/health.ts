import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../context.ts';
import { checkHealth, type Health } from '../health/check-health.ts';

/** A check writes to the disk: whoever asks more often gets the last answer. */
const KEPT_MS = 5_000;

/**
 * `GET /api/health`: 200 while the server can do its work, 503 while nothing can be written; the
 * body says what is not right.
 */
export const healthRoute: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const since = deps.clock.now();
  let last: { at: number; health: Promise<Health> } | undefined;
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const at = deps.clock.now().getTime();
    if (!last || Math.abs(at - last.at) > KEPT_MS) last = { at, health: checkHealth(deps, since) };
    const health = await last.health;
    return reply
      .status(health.status === 'failing' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(health);
  });
};
