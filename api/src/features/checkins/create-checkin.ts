import type { Checkin, checkinInput } from '@hoptrail/contracts/checkins/checkins';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { answerAgain } from './answer-again.ts';
import { checkIn } from './check-in.ts';
import { verifyHouseCode } from './house-code/house-code.ts';
import { type OwnTime, ownTime } from './own-time.rules.ts';
import { findOwnCheckin } from './stored-checkin.repo.ts';

type SignedIn = Context & { caller: Caller };
type Input = z.infer<typeof checkinInput>;

/**
 * Checks the caller in, at the time that the phone says. The same id once more returns the check-in that
 * it made, however late.
 * @throws AppError those of `ownTime()`, `verifyHouseCode()` and `checkIn()`
 */
export async function createCheckin(ctx: SignedIn, input: Input): Promise<Checkin> {
  const before = await loadSentBefore(ctx, input);
  if (before) return before;
  const time = ownTime(input, ctx.clock.now());
  const hasCode = await hasCodeOfThen(ctx, input, time);
  const trails = await ctx.caches.trails.of(input.breweryId, time.receivedAt);
  try {
    return await checkIn(ctx, input, { time, hasCode, trails });
  } catch (error) {
    // Another request with this id came first, a moment ago.
    const isRepeated = error instanceof AppError && error.code === 'checkin.sentBefore';
    const stored = isRepeated ? await loadSentBefore(ctx, input) : undefined;
    if (stored) return stored;
    throw error;
  }
}

/** Returns the caller's check-in with this id at this brewery, as it was answered. */
async function loadSentBefore(ctx: SignedIn, { id, breweryId }: Input) {
  if (id === undefined) return undefined;
  const stored = await findOwnCheckin(ctx.db, { id, userId: ctx.caller.id });
  return stored?.breweryId === breweryId ? await answerAgain(ctx, stored) : undefined;
}

/**
 * Returns whether the code is the one of the day of the check-in. One that was sent later and has a
 * wrong code counts without it, unless this server asks for one: it is too late to type another one.
 */
async function hasCodeOfThen(ctx: SignedIn, input: Input, { at, isLate }: OwnTime) {
  try {
    return await verifyHouseCode(ctx, input, at);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code.startsWith('houseCode.');
    if (isWrong && isLate && !ctx.config.checkinRequiresLocation) return false;
    throw error;
  }
}
