import { randomUUID } from 'node:crypto';
import { imageUrl, normalizeInput, storedImage, uploadTarget } from '@hoptrail/contracts/uploads';
import { provenEmail } from '../../access/sessions.ts';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, signedInProcedure } from '../../trpc.ts';
import { refuseBeyondQuota } from './quota/quota.ts';
import { objectPathOf } from './shared/claims.ts';
import { insertUpload } from './shared/uploads.repo.ts';
import { uploadLink } from './upload-links.ts';

export const uploadsRouter = {
  /** Gives out an address for one file, to who is signed in or has just proven an address. */
  create: publicProcedure
    .meta(rest('POST', '/objects/upload'))
    .output(uploadTarget)
    .mutation(async ({ ctx }) => {
      const caller = await ctx.findCaller();
      const email = caller ? null : (provenEmail(ctx) ?? null);
      if (!caller && !email) throw new AppError('auth.required');
      const id = randomUUID();
      const now = ctx.clock.now();
      const sender = { userId: caller?.id ?? null, email };
      await ctx.db.transaction().execute(async (trx) => {
        await refuseBeyondQuota({ ...ctx, db: trx }, sender, { uploads: 1, bytes: 1 });
        await insertUpload(trx, { id, ...sender, createdAt: now.toISOString() });
      });
      return { uploadURL: uploadLink(ctx.origin, ctx.signingKey, id, now) };
    }),

  /** Turns the address of a picture into the path that is stored. */
  normalize: publicProcedure
    .meta(rest('POST', '/objects/normalize'))
    .input(normalizeInput)
    .output(storedImage)
    .mutation(({ input }) => ({ objectPath: objectPathOf(input.url) })),

  /** The picture calls of the documented client: each names the stored path of a picture. */
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
