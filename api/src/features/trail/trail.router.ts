import {
  trailFigures,
  trailInput,
  trailPage,
  visitedBreweries,
  visitedPlaces,
} from '@hoptrail/contracts/trail';
import { rest, signedInProcedure } from '../../trpc.ts';
import { loadFigures } from './figures/load-figures.ts';
import { loadTrailPage } from './load-trail-page.ts';
import { loadVisitedPlaces } from './load-visited-places.ts';
import { findVisitedBreweryIds } from './shared/visited-breweries.repo.ts';

export const trailRouter = {
  /** Returns the caller's check-ins, newest first. */
  list: signedInProcedure
    .meta(rest('GET', '/trail'))
    .input(trailInput)
    .output(trailPage)
    .query(async ({ ctx, input }) => await loadTrailPage(ctx, ctx.caller.id, input)),

  /** Returns the figures of the caller's check-ins. */
  figures: signedInProcedure
    .meta(rest('GET', '/trail/figures'))
    .output(trailFigures)
    .query(async ({ ctx }) => await loadFigures(ctx, ctx.caller.id)),

  /** Returns the breweries with a position that the caller visited, newest visit first. */
  visits: signedInProcedure
    .meta(rest('GET', '/trail/visits'))
    .output(visitedPlaces)
    .query(async ({ ctx }) => await loadVisitedPlaces(ctx.db, ctx.caller.id)),

  /** Returns the ids of the breweries where the caller was. */
  visited: signedInProcedure
    .meta(rest('GET', '/trail/visited'))
    .output(visitedBreweries)
    .query(async ({ ctx }) => await findVisitedBreweryIds(ctx.db, ctx.caller.id)),
};
