import { rows } from '@hoptrail/contracts/stored/rows';
import {
  answerOutcome,
  brewerysStampPage,
  brewerysStamps,
  ownPassport,
  passportProgress,
  passportProgressInput,
  prizeAtBrewery,
  prizeView,
  trail,
  trailAnswer,
  trailBadge,
  trailDetail,
  trailId,
} from '@hoptrail/contracts/trails/trails';
import { AppError } from '../../errors.ts';
import { cached, publicProcedure, rest, signedInProcedure, staffProcedure } from '../../trpc.ts';
import { loadBrewerysStamps } from './brewery/brewerys-stamps.ts';
import { loadTrail } from './load-trail.ts';
import { checkPrize } from './prizes/check-prize.ts';
import { redeemPrize } from './prizes/redeem-prize.ts';
import { undoRedemption } from './prizes/undo-redemption.ts';
import { loadProgress } from './progress.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { findAllTrailBadges } from './shared/badges.repo.ts';
import { findAllOpenRows, findAllOwn, findAllStops } from './trails.repo.ts';
import { isOver, toTrail } from './trails.rules.ts';

export const trailsRouter = {
  /** Returns the open trails by their last day. */
  list: publicProcedure
    .meta({ ...rest('GET', '/trails', 'List the open trails'), ...cached() })
    .output(rows(trail))
    .query(async ({ ctx }) => {
      const rows = await findAllOpenRows(ctx.db);
      const stops = await findAllStops(
        ctx.db,
        rows.map(({ id }) => id),
      );
      const byTrail = Map.groupBy(stops, ({ trailId: of }) => of);
      return rows.map((row) => toTrail(row, byTrail.get(row.id) ?? []));
    }),

  /** Returns a trail with its breweries. */
  byId: publicProcedure
    .meta({ ...rest('GET', '/trails/:id', 'Get a trail'), ...cached() })
    .input(trailId)
    .output(trailDetail)
    .query(async ({ ctx, input }) => {
      const trail = await loadTrail(ctx.db, input.id);
      if (!trail) throw new AppError('trail.notFound');
      return trail;
    }),

  /**
   * Returns what visitors see of a trail beside the sign-in; null if it does not exist, and where the
   * host asks search engines to leave all pages out.
   */
  preview: publicProcedure
    .meta(rest('GET', '/trails/:id/preview', 'Get what visitors see of a trail'))
    .input(trailId)
    .output(trailDetail.nullable())
    .query(async ({ ctx, input }) =>
      ctx.config.isSearchable ? ((await loadTrail(ctx.db, input.id)) ?? null) : null,
    ),

  /** Returns the trails on which the caller has stamps, the newest first. */
  mine: signedInProcedure
    .meta(rest('GET', '/trails/mine', 'List the own progress on trails'))
    .output(rows(ownPassport))
    .query(async ({ ctx }) => {
      const rows = await findAllOwn(ctx.db, ctx.caller.id);
      const stops = await findAllStops(
        ctx.db,
        rows.map(({ id }) => id),
      );
      const byTrail = Map.groupBy(stops, ({ trailId: of }) => of);
      return rows.map((row) => {
        const { stampsToComplete } = toTrail(row, byTrail.get(row.id) ?? []);
        const { id, name, picture, startsOn, endsOn, stamps, completedAt } = row;
        const mine = { trailId: id, name, picture, startsOn, endsOn, stamps, completedAt };
        return { ...mine, stampsToComplete, isOver: isOver(row), hasPrize: row.prizeId !== null };
      });
    }),

  /** Returns the badges of the trails that the caller completed, the newest first. */
  badges: signedInProcedure
    .meta(rest('GET', '/trails/badges', 'List the badges of finished trails'))
    .output(rows(trailBadge))
    .query(({ ctx }) => findAllTrailBadges(ctx.db, ctx.caller.id)),

  /** Returns the caller's stamps on a trail, the brewery to visit next, and the prize. */
  progress: signedInProcedure
    .meta(rest('GET', '/trails/:id/progress', 'Get the own progress on a trail'))
    .input(passportProgressInput)
    .output(passportProgress)
    .query(({ ctx, input }) => loadProgress(ctx, input)),

  /** Answers the question of a brewery, which its stamp needs beside a check-in. */
  answer: signedInProcedure
    .meta(
      rest('POST', '/trails/:id/breweries/:breweryId/answer', 'Answer the question of a brewery'),
    )
    .input(trailAnswer)
    .output(answerOutcome)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),

  /** Returns the stamps of a brewery, and their number by how the check-ins were verified. */
  stampsOfBrewery: staffProcedure
    .meta(rest('GET', '/breweries/:id/stamps', 'List the stamps of a brewery'))
    .input(brewerysStamps)
    .output(brewerysStampPage)
    .query(({ ctx, input }) => loadBrewerysStamps(ctx, input)),

  /** Returns the prize of a code, its person, and whether this brewery can hand it out. */
  checkPrize: staffProcedure
    .meta(rest('GET', '/breweries/:breweryId/prizes/:code', 'Check the code of a prize'))
    .input(prizeAtBrewery)
    .output(prizeView)
    .query(({ ctx, input }) => checkPrize(ctx, input)),

  /** Redeems a prize at a brewery, once. */
  redeem: staffProcedure
    .meta(rest('POST', '/breweries/:breweryId/prizes/:code/redemption', 'Redeem a prize'))
    .input(prizeAtBrewery)
    .output(prizeView)
    .mutation(({ ctx, input }) => redeemPrize(ctx, input)),

  /** Undoes a redemption of this brewery within ten minutes. */
  undoRedemption: staffProcedure
    .meta(
      rest(
        'DELETE',
        '/breweries/:breweryId/prizes/:code/redemption',
        'Undo the redemption of a prize',
      ),
    )
    .input(prizeAtBrewery)
    .output(prizeView)
    .mutation(({ ctx, input }) => undoRedemption(ctx, input)),
};
