import {
  imageUrl,
  normalizeInput,
  storedImage,
  uploadTarget,
} from '@hoptrail/contracts/uploads/uploads';
import { provenEmail } from '../../access/sessions.ts';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, signedInProcedure } from '../../trpc.ts';
import { objectPathOf } from './shared/claims.ts';
import { createUploadLink } from './upload-links.ts';

export const uploadsRouter = {
  /** Returns a URL for one file, to a signed-in user or a browser with a proven address. */
  create: publicProcedure
    .meta(rest('POST', '/objects/upload', 'Get a link to send a picture to'))
    .output(uploadTarget)
    .mutation(async ({ ctx }) => {
      const caller = await ctx.findCaller();
      const email = caller ? null : (provenEmail(ctx) ?? null);
      if (!caller && !email) throw new AppError('auth.required');
      return { uploadURL: await createUploadLink(ctx, { userId: caller?.id ?? null, email }) };
    }),

  /** Returns the path or link of a picture as the database stores it. */
  normalize: publicProcedure
    .meta(rest('POST', '/objects/normalize', 'Get the path of an uploaded picture'))
    .input(normalizeInput)
    .output(storedImage)
    .mutation(({ input }) => ({ objectPath: objectPathOf(input.url) })),

  /** The picture calls of documented clients. Each has its own name for the stored path. */
  forBreweryBanner: normalizing(
    '/brewery-banner-images',
    'Get the path of a picture for the banner of a brewery',
  ),
  forBreweryHeader: normalizing(
    '/brewery-header-images',
    'Get the path of a picture for the header of a brewery',
  ),
  forEvent: normalizing('/event-images', 'Get the path of a picture for an event'),
};

function normalizing(path: string, summary: string) {
  return signedInProcedure
    .meta(rest('PUT', path, summary))
    .input(imageUrl)
    .output(storedImage)
    .mutation(({ input }) => ({ objectPath: objectPathOf(input.imageUrl) }));
}
