import { claimDecision, claimList, claimPage } from '@hoptrail/contracts/admin/claims';
import { done } from '@hoptrail/contracts/fields';
import { adminProcedure, rest } from '../../../trpc.ts';
import { countOpenClaims, findAllOpenClaims } from '../../claims/shared/claims.repo.ts';
import { readPage } from '../read-page.ts';
import { decideClaim } from './decide-claim.ts';

export const adminClaimsRouter = {
  /** Returns the open claims, oldest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/claims', 'List the claims of breweries'))
    .input(claimList)
    .output(claimPage)
    .query(async ({ ctx, input }) => {
      const page = await readPage(input, (search) =>
        findAllOpenClaims(ctx.db, { ...search, now: ctx.clock.now() }),
      );
      const total = await countOpenClaims(ctx.db);
      return { claims: page.items, total, nextCursor: page.nextCursor };
    }),

  /** Approves a claim, which makes the claimant an owner or staff, or declines it with a reason. */
  decide: adminProcedure
    .meta(rest('PUT', '/admin/claims/:id', 'Approve or refuse a claim of a brewery'))
    .input(claimDecision)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await decideClaim(ctx, input);
      return { message: input.decision === 'approve' ? 'Claim approved' : 'Claim declined' };
    }),
};
