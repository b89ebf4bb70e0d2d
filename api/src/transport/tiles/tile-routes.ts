import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../context.ts';
import { createContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { RemoteTiles } from './remote-tiles.ts';
import { TileError, type TileSource, tilePlace } from './tile.ts';
import { TileCache } from './tile-cache.ts';
import { TileFile } from './tile-file.ts';

interface Options {
  deps: Deps;
  /** Of the program, for the tile server's log. */
  version: string;
}

const RETRY_AFTER_SECONDS = 10;
/**
 * Serves the tiles of the host's file or tile server to people who are signed in: otherwise the
 * server would be a tile server for everybody.
 */
export const tileRoutes: FastifyPluginAsync<Options> = async (app, { deps, version }) => {
  const source = sourceOf(deps, version);
  if (!source) return;
  app.get('/tiles/:z/:x/:y', { schema: { hide: true } }, async (request, reply) => {
    const parsed = tilePlace.safeParse(request.params);
    if (!parsed.success) throw new AppError('route.notFound');
    const caller = await createContext(deps, request, reply).findCaller();
    if (!caller) throw new AppError('auth.required');
    const tile = await source.tile(parsed.data).catch((error: unknown) => {
      if (!(error instanceof TileError)) throw error;
      request.log.warn({ err: error }, 'a map tile did not load');
      throw new AppError('server.busy', { retryAfter: RETRY_AFTER_SECONDS });
    });
    if (!tile) throw new AppError('route.notFound');
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(tile.type)
      .send(tile.bytes);
  });
};

/** Returns the source of pictures: the host's tile server, or else the file. */
function sourceOf({ config, mapFile }: Deps, version: string): TileSource | undefined {
  const { tilesUrl, isDirect } = config.map;
  if (tilesUrl === undefined) return new TileFile(mapFile);
  if (isDirect) return undefined;
  const contact = config.publicUrl ? ` (+${config.publicUrl})` : '';
  return new TileCache(
    new RemoteTiles({ url: tilesUrl, userAgent: `Hoptrail/${version}${contact}` }),
  );
}
