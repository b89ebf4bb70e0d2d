import type { Checkin, tapInput } from '@hoptrail/contracts/checkins/checkins';
import { TAP_VALID_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { type KnownTap, openTap, readKnownTap } from '../../tags/shared/open-tap.ts';
import { answerAgain } from '../answer-again.ts';
import { checkIn } from '../check-in.ts';
import { findCheckinOfTap } from '../stored-checkin.repo.ts';

type SignedIn = Context & { caller: Caller };

/** Refusals of a request that was sent before and succeeded. */
const REPEATED = ['tag.used', 'tag.older', 'checkin.cooldown'];

/**
 * Checks the caller in at the brewery of an NFC tag. The same address once more within a minute returns
 * the check-in that it made: a call whose response was lost is sent again.
 * @throws AppError those of `readKnownTap()`, `openTap()` and `checkIn()`
 */
export async function checkInByTap(
  ctx: SignedIn,
  input: z.infer<typeof tapInput>,
): Promise<Checkin> {
  const { latitude, longitude, accuracy } = input;
  const known = await readKnownTap(ctx, input);
  const { breweryId, ...tap } = known;
  try {
    await openTap(ctx, known);
    const trails = await ctx.caches.trails.of(breweryId);
    const place = { userId: ctx.caller.id, breweryId };
    return await checkIn(ctx, { ...place, latitude, longitude, accuracy }, { tap, trails });
  } catch (error) {
    const isRepeated = error instanceof AppError && REPEATED.includes(error.code);
    const before = isRepeated ? await loadCheckinOfTap(ctx, known) : undefined;
    if (before) return before;
    throw error;
  }
}

/** Returns the check-in that the caller made with a tap within the last minute, as it was answered. */
async function loadCheckinOfTap(
  ctx: SignedIn,
  { tagId, tapCounter, breweryId }: KnownTap,
): Promise<Checkin | undefined> {
  const { db, clock, caller } = ctx;
  const since = instantAfter(clock.now(), -TAP_VALID_MS);
  const found = await findCheckinOfTap(db, { tagId, tapCounter, userId: caller.id, since });
  return found?.breweryId === breweryId ? await answerAgain(ctx, found) : undefined;
}
