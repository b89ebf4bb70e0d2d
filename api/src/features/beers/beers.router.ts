import {
  beer,
  beerCreate,
  beerId,
  beersOfBrewery,
  beerUpdate,
  tapListChange,
} from '@hoptrail/contracts/beers/beers';
import { done } from '@hoptrail/contracts/fields';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { rows } from '@hoptrail/contracts/stored/rows';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, staffProcedure } from '../../trpc.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findAllBeersOf, findTapListChange } from './beers.repo.ts';
import { beersHadRouter } from './had/beers-had.router.ts';
import { withMeanRating } from './shared/mean-rating.rules.ts';
import { addBeer, changeBeer, removeBeer } from './tap-list.ts';

export const beersRouter = {
  /** Returns a brewery's beers that are available or coming. */
  onTap: publicProcedure
    .meta(rest('GET', '/breweries/:breweryId/beers', 'List the beers on tap at a brewery'))
    .input(beersOfBrewery)
    .output(rows(beer))
    .query(async ({ ctx, input: { breweryId } }) => {
      if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
      const beers = await findAllBeersOf(ctx.db, breweryId, ['available', 'coming']);
      return beers.map(withMeanRating);
    }),

  /** Returns when the tap list last changed, also because of a deleted beer. */
  changed: publicProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:breweryId/beers/changed',
        'Get when the tap list of a brewery last changed',
      ),
    )
    .input(beersOfBrewery)
    .output(tapListChange)
    .query(async ({ ctx, input: { breweryId } }) => {
      if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
      return { changedAt: await findTapListChange(ctx.db, breweryId) };
    }),

  /**
   * Returns a brewery's whole tap list, including beers that are gone, for those who may edit it.
   */
  ofBrewery: staffProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:breweryId/beers/all',
        'List all beers of a brewery, gone ones included',
      ),
    )
    .input(beersOfBrewery)
    .output(rows(beer))
    .query(async ({ ctx, input: { breweryId } }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, breweryId, 'tapList');
      return (await findAllBeersOf(ctx.db, row.id, availabilities)).map(withMeanRating);
    }),

  create: staffProcedure
    .meta(rest('POST', '/breweries/:breweryId/beers', 'Add a beer to a tap list'))
    .input(beerCreate)
    .output(beer)
    .mutation(({ ctx, input }) => addBeer(ctx, input)),

  update: staffProcedure
    .meta(rest('PUT', '/beers/:id', 'Change a beer on a tap list'))
    .input(beerUpdate)
    .output(beer)
    .mutation(({ ctx, input }) => changeBeer(ctx, input)),

  delete: staffProcedure
    .meta(rest('DELETE', '/beers/:id', 'Delete a beer from a tap list'))
    .input(beerId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeBeer(ctx, input.id);
      return { message: 'Beer deleted' };
    }),

  had: beersHadRouter,
};
