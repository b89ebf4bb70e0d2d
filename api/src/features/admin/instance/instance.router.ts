import { build } from '@hoptrail/contracts/admin/build';
import { overview } from '@hoptrail/contracts/admin/overview';
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
};
