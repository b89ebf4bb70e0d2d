import type { FastifyPluginAsync } from 'fastify';
import { createContext, type Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { tilePlace } from './tile.ts';
import { sendVectors } from './vectors.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Serves the streets of the host's file as vectors, to people who are signed in. An address has the
 * version of the file, so that a browser keeps its tiles until the file is another one.
 */
export const streetsRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const { mapFile } = deps;
  app.addHook('onClose', () => mapFile.close());
  const path = '/streets/:version/:z/:x/:y';
  app.get<{ Params: { version: string } }>(
    path,
    { schema: { hide: true } },
    async (request, reply) => {
      const parsed = tilePlace.safeParse(request.params);
      if (!parsed.success) throw new AppError('route.notFound');
      const caller = await createContext(deps, request, reply).findCaller();
      if (!caller) throw new AppError('auth.required');
      const state = await mapFile.state();
      if (state.kind !== 'streets') throw new AppError('route.notFound');
      const { z, x, y } = parsed.data;
      const tile = await mapFile.tile(z, x, y).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a tile of the streets is not readable');
        throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
      });
      const isCurrent = request.params.version === state.version;
      return await sendVectors(reply, tile, isCurrent ? 'private' : undefined);
    },
  );
};
