import { beerDuplicates, beerMerge } from '@hoptrail/contracts/admin/beers';
import { beersOfBrewery } from '@hoptrail/contracts/beers/beers';
import { deleted } from '@hoptrail/contracts/fields';
import { AppError } from '../../../errors.ts';
import { adminProcedure, rest } from '../../../trpc.ts';
import { mergeBeers } from '../../beers/shared/merge-beers.ts';
import { existsBrewery } from '../../breweries/shared/breweries.repo.ts';
import { findAllNamedAlike } from './duplicates.repo.ts';
import { likelyDuplicates } from './duplicates.rules.ts';

export const adminBeersRouter = {
  /** Returns pairs of entries that are probably one beer, of which one is in this tap list. */
  duplicates: adminProcedure
    .meta(rest('GET', '/breweries/:breweryId/beers/duplicates', 'List likely duplicates of beers'))
    .input(beersOfBrewery)
    .output(beerDuplicates)
    .query(async ({ ctx: { db }, input: { breweryId } }) => {
      if (!(await existsBrewery(db, breweryId))) throw new AppError('brewery.notFound');
      return likelyDuplicates(breweryId, await findAllNamedAlike(db, breweryId));
    }),

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
