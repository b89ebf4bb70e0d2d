import { build } from '@hoptrail/contracts/admin/build';
import { adminProcedure, rest } from '../../../trpc.ts';

export const adminInstanceRouter = {
  /** Returns which version of the program runs. */
  build: adminProcedure
    .meta(rest('GET', '/admin/build', 'Get the version that runs, and its commit'))
    .output(build)
    .query(({ ctx }) => ctx.build),
};
