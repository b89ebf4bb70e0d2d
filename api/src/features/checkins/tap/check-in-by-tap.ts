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
import { type OwnTime, ownTime } from '../own-time.rules.ts';
import { findCheckinOfTap, findTimeBeforeTap } from '../stored-checkin.repo.ts';
import { idOfTap } from './tap-id.rules.ts';

type SignedIn = Context & { caller: Caller };
type Input = z.infer<typeof tapInput>;

/** Refusals of a request that was sent before and succeeded. */
const REPEATED: readonly string[] = [
  'tag.used',
  'tag.older',
  'checkin.sentBefore',
  'checkin.cooldown',
  'checkin.doubled',
  'checkin.tooLate',
];

/**
 * Checks the caller in at the brewery of an NFC tag, at the time that the phone says. A repeated request
 * returns the check-in of the first one, because a response may have been lost: at any time if it has
 * the time of the tap, and otherwise within a minute.
 * @throws AppError those of `readKnownTap()`, `ownTime()`, `openTap()` and `checkIn()`
 */
export async function checkInByTap(ctx: SignedIn, input: Input): Promise<Checkin> {
  const { latitude, longitude, accuracy } = input;
  const known = await readKnownTap(ctx, input);
  const { breweryId, ...tap } = known;
  try {
    const time = await timeOfTap(ctx, input, known);
    await openTap(ctx, known);
    const trails = await ctx.caches.trails.of(breweryId, time.receivedAt);
    const place = { userId: ctx.caller.id, breweryId, latitude, longitude, accuracy };
    return await checkIn(ctx, { ...place, id: idOfTap(ctx.tagKey, tap) }, { time, tap, trails });
  } catch (error) {
    const isRepeated = error instanceof AppError && REPEATED.includes(error.code);
    const before = isRepeated ? await loadCheckinOfTap(ctx, input, known) : undefined;
    if (before) return before;
    throw error;
  }
}

/**
 * Returns when a tap was made, which is not before the earlier taps on its tag.
 * @throws AppError those of `ownTime()`
 */
async function timeOfTap({ db, clock }: SignedIn, input: Input, tap: KnownTap): Promise<OwnTime> {
  const time = ownTime(input, clock.now());
  const before = time.isLate ? await findTimeBeforeTap(db, tap) : undefined;
  const earliest = before === undefined ? 0 : Date.parse(before);
  return { ...time, at: new Date(Math.max(time.at.getTime(), earliest)) };
}

/** Returns the check-in that the caller made with a tap, as it was answered. */
async function loadCheckinOfTap(
  ctx: SignedIn,
  { at }: Input,
  { tagId, tapCounter, breweryId }: KnownTap,
): Promise<Checkin | undefined> {
  const { db, clock, caller } = ctx;
  const since = at === undefined ? instantAfter(clock.now(), -TAP_VALID_MS) : '';
  const found = await findCheckinOfTap(db, { tagId, tapCounter, userId: caller.id, since });
  return found?.breweryId === breweryId ? await answerAgain(ctx, found) : undefined;
}
