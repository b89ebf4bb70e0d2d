import { claimCreate, claimId, ownClaim } from '@hoptrail/contracts/claims/claims';
import { done } from '@hoptrail/contracts/fields';
import { CLAIM_NEWS_MS } from '@hoptrail/contracts/limits';
import { rows } from '@hoptrail/contracts/stored/rows';
import { userId } from '@hoptrail/contracts/users/users';
import { instantAfter } from '../../lib/durations.ts';
import { rest, signedInProcedure } from '../../trpc.ts';
import { assertSelf } from '../users/shared/users.rules.ts';
import { makeClaim } from './make-claim.ts';
import { findAllClaimNews } from './shared/claims.repo.ts';
import { withdrawClaim } from './withdraw-claim.ts';

export const claimsRouter = {
  /** Claims a brewery for the caller; an administrator decides. */
  create: signedInProcedure
    .meta(rest('POST', '/breweries/:id/claims', 'Claim a brewery'))
    .input(claimCreate)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await makeClaim(ctx, input);
      return { message: 'Claim sent' };
    }),

  /** Returns the caller's claims that are open or were decided recently, newest first. */
  mine: signedInProcedure
    .meta(rest('GET', '/users/:id/claims', 'List the own claims'))
    .input(userId)
    .output(rows(ownClaim))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const since = instantAfter(ctx.clock.now(), -CLAIM_NEWS_MS);
      return await findAllClaimNews(ctx.db, input.id, since);
    }),

  withdraw: signedInProcedure
    .meta(rest('DELETE', '/claims/:id', 'Withdraw a claim'))
    .input(claimId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawClaim(ctx, input.id);
      return { message: 'Claim withdrawn' };
    }),
};
