import {
  beerHad,
  beerHadId,
  beerHadMark,
  beerHadUnmark,
  beerHadUpdate,
  beerMarks,
  beerMarksInput,
  beersHadFigures,
  beersHadInput,
  beersHadPage,
  sharedRatings,
  sharedRatingsInput,
} from '@hoptrail/contracts/beers/had';
import { done } from '@hoptrail/contracts/fields';
import { LOGBOOK_PAGE_MAX } from '@hoptrail/contracts/limits';
import { rest, signedInProcedure } from '../../../trpc.ts';
import { findAllShared } from './beers-had.repo.ts';
import { loadBeersHad } from './load-beers-had.ts';
import { loadBeerFigures } from './load-figures.ts';
import { loadMarks } from './load-marks.ts';
import { markBeer, removeBeerHad, unmarkBeer, updateBeerHad } from './mark-beer.ts';

export const beersHadRouter = {
  /** Returns the beers that the caller had, by style and name. */
  list: signedInProcedure
    .meta(rest('GET', '/beers/had', 'List the beers had'))
    .input(beersHadInput)
    .output(beersHadPage)
    .query(async ({ ctx, input }) => await loadBeersHad(ctx, ctx.caller.id, input)),

  /** Returns the figures of the caller's beers. */
  figures: signedInProcedure
    .meta(rest('GET', '/beers/had/figures', 'Get figures about the beers had'))
    .output(beersHadFigures)
    .query(async ({ ctx }) => await loadBeerFigures(ctx, ctx.caller.id)),

  /** Returns the caller's marks on a tap list, or on some beers. */
  marks: signedInProcedure
    .meta(rest('GET', '/beers/had/marks', 'List the beers of a brewery that the caller has had'))
    .input(beerMarksInput)
    .output(beerMarks)
    .query(async ({ ctx, input }) => await loadMarks(ctx.db, ctx.caller.id, input)),

  /** Marks a beer as had; the same call again changes nothing. */
  mark: signedInProcedure
    .meta(rest('PUT', '/beers/:beerId/had', 'Mark a beer as had'))
    .input(beerHadMark)
    .output(beerHad)
    .mutation(async ({ ctx, input }) => await markBeer(ctx, input)),

  /** Removes the caller's mark on a beer. */
  unmark: signedInProcedure
    .meta(rest('DELETE', '/beers/:beerId/had', 'Unmark a beer as had'))
    .input(beerHadUnmark)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unmarkBeer(ctx, input.beerId);
      return { message: 'Beer removed' };
    }),

  /** Changes the rating, the line or the sharing of a beer on the caller's list. */
  update: signedInProcedure
    .meta(rest('PUT', '/beers/had/:id', 'Change the words and the rating of a beer had'))
    .input(beerHadUpdate)
    .output(beerHad)
    .mutation(async ({ ctx, input }) => await updateBeerHad(ctx, input)),

  /** Removes a beer from the caller's list. */
  remove: signedInProcedure
    .meta(rest('DELETE', '/beers/had/:id', 'Remove a beer from the beers had'))
    .input(beerHadId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeBeerHad(ctx, input.id);
      return { message: 'Beer removed' };
    }),

  /** Returns the ratings and words that people shared about a beer, newest first. */
  shared: signedInProcedure
    .meta(rest('GET', '/beers/:beerId/ratings', 'List the shared ratings of a beer'))
    .input(sharedRatingsInput)
    .output(sharedRatings)
    .query(async ({ ctx, input: { beerId, cursor, limit = LOGBOOK_PAGE_MAX } }) => {
      const found = await findAllShared(ctx.db, beerId, { cursor, limit: limit + 1 });
      const ratings = found.slice(0, limit);
      const nextCursor = found.length > limit ? (ratings.at(-1)?.id ?? null) : null;
      return { ratings, nextCursor };
    }),
};
