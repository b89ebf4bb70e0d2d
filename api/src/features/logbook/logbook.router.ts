import {
  logbookFigures,
  logbookInput,
  logbookPage,
  visitedBreweries,
  visitedPlaces,
} from '@hoptrail/contracts/logbook/logbook';
import { rest, signedInProcedure } from '../../trpc.ts';
import { loadFigures } from './figures/load-figures.ts';
import { loadLogbookPage } from './load-logbook-page.ts';
import { loadVisitedPlaces } from './load-visited-places.ts';
import { findVisitedBreweryIds } from './shared/visited-breweries.repo.ts';

export const logbookRouter = {
  /** Returns the caller's check-ins, newest first. */
  list: signedInProcedure
    .meta(rest('GET', '/logbook', 'List the own check-ins, newest first'))
    .input(logbookInput)
    .output(logbookPage)
    .query(async ({ ctx, input }) => await loadLogbookPage(ctx, ctx.caller.id, input)),

  /** Returns the figures of the caller's check-ins. */
  figures: signedInProcedure
    .meta(rest('GET', '/logbook/figures', 'Get figures about the own check-ins'))
    .output(logbookFigures)
    .query(async ({ ctx }) => await loadFigures(ctx, ctx.caller.id)),

  /** Returns the breweries with a position that the caller visited, newest visit first. */
  visits: signedInProcedure
    .meta(rest('GET', '/logbook/visits', 'List the visited breweries with their positions'))
    .output(visitedPlaces)
    .query(async ({ ctx }) => await loadVisitedPlaces(ctx.db, ctx.caller.id)),

  /** Returns the ids of the breweries where the caller was. */
  visited: signedInProcedure
    .meta(rest('GET', '/logbook/visited', 'List the ids of the visited breweries'))
    .output(visitedBreweries)
    .query(async ({ ctx }) => await findVisitedBreweryIds(ctx.db, ctx.caller.id)),
};
