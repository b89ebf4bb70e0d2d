import { Readable } from 'node:stream';
import { id as idContract } from '@hoptrail/contracts/fields';
import { IMAGE_WIDTHS, UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createContext, type Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { receiveUpload, refuseUnread } from './receive.ts';
import { audienceOfPicture } from './shared/picture-audience.ts';
import { imageTooLarge } from './shared/too-large.ts';
import { isUploadLinkValid } from './upload-links.ts';

/** A picture's address never changes, but the host may choose another one for the pictures. */
const REDIRECT_LIFETIME = 'public, max-age=3600';

const PUBLIC_LIFETIME = 'public, max-age=31536000, immutable';
/** Asked for each time, so that a picture is gone when its person removes it. */
const PRIVATE_LIFETIME = 'private, no-cache';

/** The number of public pictures to remember. */
const PUBLIC_IDS = 10_000;

const params = z.object({ id: idContract.regex(/^[\w-]+$/) });
const linkQuery = z.object({ expires: z.string(), signature: z.string() });
const widest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1280;

/** Registers the routes of pictures outside tRPC: upload by a signed link, and download. */
export const uploadRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  // A public picture never becomes private again, and is served while the database is away.
  const publicIds = new LRUCache<string, true>({ max: PUBLIC_IDS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );

  // What it throws, the server's own handler answers.
  app.setErrorHandler<FastifyError>((error) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? imageTooLarge(UPLOAD_BYTES) : error;
  });

  app.put(
    '/api/objects/uploads/:id',
    {
      bodyLimit: UPLOAD_BYTES,
      schema: { hide: true },
      // Checked before the body is read, because only holders of a link may send ten megabytes.
      onRequest: async (request) => {
        await refuseUnread(deps, readLink(deps, request));
      },
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('upload.notAnImage');
      await receiveUpload(deps, readLink(deps, request), request.body);
      return { message: 'Picture received' };
    },
  );

  app.get('/objects/uploads/:id', { schema: { hide: true } }, async (request, reply) => {
    const target = params.safeParse(request.params);
    if (!target.success) throw new AppError('upload.notFound');
    const [{ id }, width] = [target.data, widthFor(request.query)];
    const audience = publicIds.has(id)
      ? 'everybody'
      : await audienceOfPicture(createContext(deps, request, reply), id);
    if (audience === 'everybody') publicIds.set(id, true);
    const isPublic = audience !== 'sender';
    if (!isPublic) reply.header('vary', 'cookie');
    const elsewhere = audience === 'everybody' ? deps.images.publicUrl?.(id, width) : undefined;
    if (elsewhere !== undefined) {
      return reply.header('cache-control', REDIRECT_LIFETIME).redirect(elsewhere);
    }
    const isHead = request.method === 'HEAD';
    const picture = await deps.images.read(id, width, { etag: etagOf(request), isHead });
    if (!picture) throw new AppError('upload.notFound');
    const { body, bytes, etag } = picture;
    const isCurrent = !isHead && (!body || (etag !== undefined && etag === etagOf(request)));
    reply
      .header('cache-control', isPublic ? PUBLIC_LIFETIME : PRIVATE_LIFETIME)
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (etag !== undefined) reply.header('etag', etag);
    if (isCurrent) {
      if (body instanceof Readable) body.destroy();
      return reply.code(304).send();
    }
    // Of a buffer Fastify sets the length itself.
    if (!Buffer.isBuffer(body)) reply.header('content-length', bytes);
    return reply.type('image/webp').send(body ?? Readable.from([]));
  });
};

/** Returns the only ETag of the client; a list of several is rare, and not used. */
function etagOf({ headers }: FastifyRequest): string | undefined {
  return /^(?:W\/)?("[^",]{1,100}")$/.exec(headers['if-none-match'] ?? '')?.[1];
}

/** Returns the id of the upload that a link is for. @throws AppError `upload.linkExpired` */
function readLink({ signingKey, clock }: Deps, { query, params: path }: FastifyRequest): string {
  const link = linkQuery.safeParse(query);
  const target = params.safeParse(path);
  const isValid =
    link.success &&
    target.success &&
    isUploadLinkValid(signingKey, target.data.id, link.data, clock.now());
  if (!isValid) throw new AppError('upload.linkExpired');
  return target.data.id;
}

/** Returns the smallest stored width that covers the requested one; the widest without a request. */
function widthFor(query: unknown): (typeof IMAGE_WIDTHS)[number] {
  const parsed = z.object({ w: z.coerce.number() }).safeParse(query);
  const width = parsed.success ? IMAGE_WIDTHS.find((kept) => kept >= parsed.data.w) : undefined;
  return width ?? widest;
}
