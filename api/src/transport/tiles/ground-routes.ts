import { gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { PMTiles, SharedPromiseCache } from 'pmtiles';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { isMissing } from '../../lib/files/is-missing.ts';
import { FileSource } from './file-source.ts';
import { tilePlace } from './tile.ts';

interface Options {
  /** The path of the tiles, a PMTiles file of vectors compressed with gzip. */
  file: string;
}

const MVT = 'application/vnd.mapbox-vector-tile';
const FOREVER = 'public, max-age=31536000, immutable';
const version = z.object({ version: z.string() });

/**
 * Serves the tiles of the ground: coasts, borders and towns of the world, as they are in the file.
 * Where nothing is drawn the body is empty. An address has the version of the ground, so that a
 * browser keeps its tiles.
 */
export const groundRoutes: FastifyPluginAsync<Options> = async (app, { file }) => {
  const source = new FileSource(file);
  // The tiles are passed on compressed.
  const archive = new PMTiles(source, new SharedPromiseCache(), async (data) => data);
  app.addHook('onClose', () => source.close());
  let current: Promise<string> | undefined;
  const versionOfFile = () => {
    current ??= versionOf(archive).catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  };
  const path = '/ground/:version/:z/:x/:y';
  app.get<{ Params: { version: string } }>(
    path,
    { schema: { hide: true } },
    async (request, reply) => {
      const place = tilePlace.safeParse(request.params);
      if (!place.success) throw new AppError('route.notFound');
      const { z: zoom, x, y } = place.data;
      try {
        const isCurrent = request.params.version === (await versionOfFile());
        const tile = await archive.getZxy(zoom, x, y);
        reply.header('cache-control', isCurrent ? FOREVER : 'no-cache').type(MVT);
        if (!tile) return await reply.send('');
        return await reply.header('content-encoding', 'gzip').send(Buffer.from(tile.data));
      } catch (error) {
        // Running from the sources, it is there once the web app is built.
        if (isMissing(error)) throw new AppError('route.notFound');
        throw error;
      }
    },
  );
};

async function versionOf(archive: PMTiles): Promise<string> {
  // The metadata is compressed too, and the archive does not unpack.
  const { jsonMetadataOffset, jsonMetadataLength } = await archive.getHeader();
  const { data } = await archive.source.getBytes(jsonMetadataOffset, jsonMetadataLength);
  return version.parse(JSON.parse(gunzipSync(Buffer.from(data)).toString())).version;
}
