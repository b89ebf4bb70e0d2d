import { done } from '@hoptrail/contracts/fields';
import {
  countView as countViewInput,
  dayTotals,
  statistics,
  statisticsOf,
  todaysCheckins,
} from '@hoptrail/contracts/statistics/statistics';
import { rows } from '@hoptrail/contracts/stored/rows';
import { ownerProcedure, rest, signedInProcedure, staffProcedure } from '../../trpc.ts';
import { loadDayTotals, loadStatistics, loadTodaysCheckins } from './load-statistics.ts';
import { countView } from './views/count-view.ts';

/** What the totals of 25 months cost, in calls. */
const TOTALS_COST = 10;

export const statisticsRouter = {
  ofBrewery: staffProcedure
    .meta(rest('GET', '/breweries/:breweryId/statistics', 'Get the statistics of a brewery'))
    .input(statisticsOf)
    .output(statistics)
    .query(({ ctx, input }) => loadStatistics(ctx, input.breweryId)),

  /** Returns the number of today's check-ins alone, which costs one short count. */
  today: staffProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:breweryId/statistics/today',
        "Get the number of today's check-ins at a brewery",
      ),
    )
    .input(statisticsOf)
    .output(todaysCheckins)
    .query(({ ctx, input }) => loadTodaysCheckins(ctx, input.breweryId)),

  /** Returns the totals of the days of the last 25 months, the oldest first. */
  days: ownerProcedure
    .meta(rest('GET', '/breweries/:breweryId/statistics/days', 'Get the daily totals of a brewery'))
    .input(statisticsOf)
    .output(rows(dayTotals))
    .query(({ ctx, input }) => {
      ctx.countAs(TOTALS_COST);
      return loadDayTotals(ctx, input.breweryId);
    }),

  /** Counts a view of a brewery's page or a tap on one of its links, once a person and day. */
  countView: signedInProcedure
    .meta(rest('POST', '/breweries/:breweryId/views', 'Count a view of a brewery'))
    .input(countViewInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await countView(ctx, input);
      return { message: 'Counted' };
    }),
};
