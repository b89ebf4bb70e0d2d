import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../db/database.ts';
import { engineOf } from '../../db/engine.ts';
import { findSetting } from '../../db/settings/settings.repo.ts';

/**
 * How long an instance stays ready while it cannot read PostgreSQL: all instances share that database,
 * and while it fails over they answer from memory what they can.
 */
const PATIENCE_MS = 30_000;
/** A load balancer waits not much longer. */
const LIMIT_MS = 1000;

/** Whether a load balancer should send traffic to this instance. */
export class Readiness {
  readonly #db: Db;
  readonly #patienceMs: number;
  #readAt = Number.NEGATIVE_INFINITY;
  #isStopping = false;

  constructor(db: Db) {
    this.#db = db;
    this.#patienceMs = engineOf(db) === 'postgres' ? PATIENCE_MS : 0;
  }

  /** Makes the instance unready permanently, before it stops. */
  stop(): void {
    this.#isStopping = true;
  }

  /**
   * Returns the state. An instance that cannot read its database is not ready either; on PostgreSQL
   * only after half a minute, or if it could not since its start.
   */
  async check(): Promise<'ready' | 'stopping' | 'failing'> {
    if (this.#isStopping) return 'stopping';
    try {
      await inTime(findSetting(this.#db, 'healthCheckedAt'));
      this.#readAt = performance.now();
      return 'ready';
    } catch {
      return performance.now() - this.#readAt < this.#patienceMs ? 'ready' : 'failing';
    }
  }
}

/** @throws Error when a promise is not settled in time */
async function inTime(reading: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), LIMIT_MS);
  });
  await Promise.race([reading, limit]).finally(() => clearTimeout(timer));
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
