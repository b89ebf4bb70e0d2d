import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { findSetting } from '../../db/settings.repo.ts';

/** Whether a load balancer should send traffic to this instance. */
export class Readiness {
  readonly #db: Db;
  #isStopping = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes the instance unready permanently, before it stops. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Returns the state. An instance that cannot read its database is not ready either. */
  async check(): Promise<'ready' | 'stopping' | 'failing'> {
    if (this.#isStopping) return 'stopping';
    try {
      await findSetting(this.#db, 'healthCheckedAt');
      return 'ready';
    } catch {
      return 'failing';
    }
  }
}

/** Serves `GET /api/ready`: 200 while the instance takes traffic, else 503. */
export const readyRoute: FastifyPluginAsync<{ readiness: Readiness }> = async (
  app,
  { readiness },
) => {
  app.get('/api/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const status = await readiness.check();
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'private, no-store')
      .send({ status });
  });
};
