import { buffer } from 'node:stream/consumers';
import { displayImage, isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { PODCAST_FILES, SAMPLE_RECORDING } from '@hoptrail/contracts/lib/podcast-paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ServerDeps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findEpisodeById } from '../../features/podcast/shared/podcast.repo.ts';
import { SHOW, SHOW_DRAWING } from '../../features/podcast/shared/podcast-pictures.rules.ts';
import { renderArtwork } from '../../objects/cards/render-artwork.ts';
import { type DrawingSource, drawingAt } from '../pages/art.ts';

const UPLOADS = '/objects/uploads/';
/** They take turns with the cards of link previews, so that people's uploads never wait for them. */
const SENDER = 'cards';
/** Podcast directories fetch each picture once. */
const IN_MEMORY = 20;

interface Options {
  deps: DrawingSource & Pick<ServerDeps, 'images' | 'decodes'>;
}

const params = z.object({ id: z.string().max(80) });

/** Serves what podcast apps load beside the feed: pictures as JPEG, and the demo's recording. */
export const podcastFiles: FastifyPluginAsync<Options> = async (app, { deps }) => {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: IN_MEMORY });
  // Web players show and play what other sites have.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });

  app.get(SAMPLE_RECORDING, { schema: { hide: true } }, async (request, reply) => {
    const { sampleRecording } = await import('../../lib/recording/sample-recording.ts');
    return sendPart(request, reply.type('audio/mpeg'), sampleRecording());
  });

  app.get(`${PODCAST_FILES}/:id.jpg`, { schema: { hide: true } }, async (request, reply) => {
    const parsed = params.safeParse(request.params);
    if (!parsed.success) throw new AppError('route.notFound');
    const image = await imageOf(deps, parsed.data.id);
    let making = pictures.get(image);
    if (!making) {
      const refusal = request.limits.newCard(request);
      if (refusal) throw refusal;
      making = deps.decodes.run(SENDER, () => render(deps, image));
      pictures.set(image, making);
      making.catch(() => pictures.delete(image));
    }
    const picture = await making;
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(picture);
  });
};

/** Returns the picture of an episode or of the podcast. @throws AppError `route.notFound` */
async function imageOf({ db }: Options['deps'], id: string): Promise<string> {
  if (id === SHOW) return SHOW_DRAWING;
  const image = displayImage((await findEpisodeById(db, id))?.image);
  if (!image) throw new AppError('route.notFound');
  return image;
}

/** @throws AppError `route.notFound` if the server does not have the picture */
async function render({ images, ...source }: Options['deps'], image: string): Promise<Buffer> {
  if (isUploadPath(image)) {
    const found = await images.read(image.slice(UPLOADS.length), 1280);
    if (found?.body) {
      return await renderArtwork(
        Buffer.isBuffer(found.body) ? found.body : await buffer(found.body),
      );
    }
  }
  const svg = image.startsWith('/art/') ? await drawingAt(image, source) : undefined;
  if (svg === undefined) throw new AppError('route.notFound');
  return await renderArtwork(Buffer.from(svg));
}

/**
 * Sends a file, or the one part of it that the client asks for (RFC 9110, 14): players ask for parts
 * in order to jump, and Apple's directory refuses recordings without them.
 */
function sendPart({ headers }: FastifyRequest, reply: FastifyReply, file: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return reply.send(file);
  const first = from === '' ? Math.max(0, file.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? file.length - 1 : Math.min(Number(to), file.length - 1);
  if (first > last) {
    return reply.code(416).header('content-range', `bytes */${file.length}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${file.length}`)
    .send(file.subarray(first, last + 1));
}
