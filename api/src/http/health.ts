import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../context.ts';
import { AppError } from '../errors.ts';
import { findOldestMailAt } from '../mail/outbox.repo.ts';

/** `GET /api/health`: 200 while the server can do its work. */
export const healthRoute: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(deps.db);
    } catch (cause) {
      throw new AppError('server.busy', { cause, message: 'The database cannot be read.' });
    }
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      mail: deps.mail.delivers ? 'smtp' : 'codes go to the log of the server',
      mailWaitingSince: (await findOldestMailAt(deps.db)) ?? null,
    });
  });
};
