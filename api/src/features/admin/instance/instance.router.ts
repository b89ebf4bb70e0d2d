import { build } from '@hoptrail/contracts/admin/build';
import { overview } from '@hoptrail/contracts/admin/overview';
import { mapState } from '@hoptrail/contracts/admin/map-state';
import { streetsProblem } from '../../../config/map-streets.ts';
import { adminProcedure, rest } from '../../../trpc.ts';
import { loadOverview } from './load-overview.ts';

export const adminInstanceRouter = {
  /** Returns which version of the program runs. */
  build: adminProcedure
    .meta(rest('GET', '/admin/build', 'Get the version that runs, and its commit'))
    .output(build)
    .query(({ ctx }) => ctx.build),

  /** Returns what waits for an administrator, how the instance is used, and whether it works. */
  overview: adminProcedure
    .meta(rest('GET', '/admin/overview', 'Get what waits, how many came, and whether it works'))
    .output(overview)
    .query(({ ctx }) => loadOverview(ctx)),
  /** Returns why the map has no streets. */
  map: adminProcedure
    .meta(rest('GET', '/admin/map', 'Get why the map has no streets'))
    .output(mapState)
    .query(async ({ ctx }) => {
      if (ctx.config.map.tilesUrl !== undefined) return { problem: null };
      return { problem: streetsProblem(await ctx.mapFile.state()) ?? null };
    }),
};
