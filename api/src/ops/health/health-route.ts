import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Deps } from '../../context.ts';
import { isLocalRequest } from '../../transport/guards/local-request.ts';

/**
 * Serves `GET /api/health`: 200 while the server works, 503 while it cannot write. Programs on this
 * machine and administrators get the details, others only `ok` or `failing`.
 */
export const healthRoute: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const health = await deps.health();
    const isDetailed = isLocalRequest(request) || (await isAdministrator(deps, request, reply));
    return reply
      .status(health.status === 'failing' ? 503 : 200)
      .header('cache-control', 'private, no-store')
      .header('vary', 'cookie')
      .send(isDetailed ? health : { status: health.status === 'failing' ? 'failing' : 'ok' });
  });
};

async function isAdministrator(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    const caller = await createContext(deps, request, reply).findCaller();
    return caller?.role === 'admin';
  } catch {
    // Administrators cannot be found in an unreadable database, which health must still report.
    return false;
  }
}
