import {
  claimCreate,
  claimDecision,
  claimId,
  claimList,
  claimPage,
  ownClaim,
} from '@hoptrail/contracts/claims';
import { done } from '@hoptrail/contracts/fields';
import { CLAIM_NEWS_MS } from '@hoptrail/contracts/limits';
import { userId } from '@hoptrail/contracts/users';
import { z } from 'zod';
import { instantAfter } from '../../lib/durations.ts';
import { adminProcedure, rest, router, signedInProcedure } from '../../trpc.ts';
import { assertSelf } from '../users/shared/users.rules.ts';
import { decideClaim } from './decide-claim.ts';
import { makeClaim } from './make-claim.ts';
import { countOpenClaims, findAllClaimNews, findAllOpenClaims } from './shared/claims.repo.ts';
import { withdrawClaim } from './withdraw-claim.ts';

const PAGE = 20;

export const claimsRouter = router({
  /** Asks for a brewery; an administrator answers. */
  create: signedInProcedure
    .meta(rest('POST', '/breweries/:id/claims'))
    .input(claimCreate)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await makeClaim(ctx, input);
      return { message: 'Claim sent' };
    }),

  /** The caller's claims that are open or were decided lately, newest first. */
  mine: signedInProcedure
    .meta(rest('GET', '/users/:id/claims'))
    .input(userId)
    .output(z.array(ownClaim))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const since = instantAfter(ctx.clock.now(), -CLAIM_NEWS_MS);
      return await findAllClaimNews(ctx.db, input.id, since);
    }),

  withdraw: signedInProcedure
    .meta(rest('DELETE', '/claims/:id'))
    .input(claimId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawClaim(ctx, input.id);
      return { message: 'Claim withdrawn' };
    }),

  /** What waits for an answer, longest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/claims'))
    .input(claimList)
    .output(claimPage)
    .query(async ({ ctx, input: { cursor, limit = PAGE } }) => {
      const found = await findAllOpenClaims(ctx.db, { limit: limit + 1, after: cursor });
      const claims = found.slice(0, limit);
      const nextCursor = found.length > limit ? (claims.at(-1)?.id ?? null) : null;
      return { claims, total: await countOpenClaims(ctx.db), nextCursor };
    }),

  /** Gives the brewery to who asked for it, or says why not. */
  decide: adminProcedure
    .meta(rest('PUT', '/admin/claims/:id'))
    .input(claimDecision)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await decideClaim(ctx, input);
      return { message: input.decision === 'approve' ? 'Claim approved' : 'Claim declined' };
    }),
});
