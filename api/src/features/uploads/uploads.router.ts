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
    .meta(rest('POST', '/objects/upload'))
    .output(uploadTarget)
    .mutation(async ({ ctx }) => {
      const caller = await ctx.findCaller();
      const email = caller ? null : (provenEmail(ctx) ?? null);
      if (!caller && !email) throw new AppError('auth.required');
      return { uploadURL: await createUploadLink(ctx, { userId: caller?.id ?? null, email }) };
    }),

  /** Returns the path or link of a picture as the database stores it. */
  normalize: publicProcedure
    .meta(rest('POST', '/objects/normalize'))
    .input(normalizeInput)
    .output(storedImage)
    .mutation(({ input }) => ({ objectPath: objectPathOf(input.url) })),

  /** The picture calls of documented clients. Each has its own name for the stored path. */
  forBreweryBanner: normalizing('/brewery-banner-images'),
  forBreweryHeader: normalizing('/brewery-header-images'),
  forEvent: normalizing('/event-images'),
};

function normalizing(path: string) {
  return signedInProcedure
    .meta(rest('PUT', path))
    .input(imageUrl)
    .output(storedImage)
    .mutation(({ input }) => ({ objectPath: objectPathOf(input.imageUrl) }));
}
