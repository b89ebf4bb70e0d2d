import { gunzipSync } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { PMTiles, SharedPromiseCache } from 'pmtiles';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { isMissing } from '../../lib/files/is-missing.ts';
import { FileSource } from '../../lib/map/file-source.ts';
import { tilePlace } from './tile.ts';
import { sendVectors } from './vectors.ts';

interface Options {
  /** The path of the tiles, a PMTiles file of vectors compressed with gzip. */
  file: string;
}

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
        const bytes = tile && new Uint8Array(tile.data);
        return await sendVectors(reply, bytes, isCurrent ? 'public' : undefined);
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
