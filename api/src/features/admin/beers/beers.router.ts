import { beerMerge } from '@hoptrail/contracts/admin/beers';
import { deleted } from '@hoptrail/contracts/fields';
import { adminProcedure, rest } from '../../../trpc.ts';
import { mergeBeers } from '../../beers/shared/merge-beers.ts';

export const adminBeersRouter = {
  /** Makes two entries of tap lists one beer; the change can be undone. */
  merge: adminProcedure
    .meta(rest('PUT', '/beers/:beerId/merged', 'Merge two entries of tap lists into one beer'))
    .input(beerMerge)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Beers merged',
      change: await mergeBeers(ctx, input),
    })),
};
