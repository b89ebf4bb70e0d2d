import { CHECKIN_COOLDOWN_MS, CHECKINS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../db/database.ts';
import { inGroup } from '../../db/group-commit.ts';
import { AppError } from '../../errors.ts';
import { waitText } from '../../lib/durations.ts';
import {
  countCheckinsIn,
  findLastCheckinAt,
  findLastPlace,
  insertCheckinIfFree,
  type NewCheckin,
  updateCheckinCounts,
} from './checkins.repo.ts';
import { cooldownLeft, placeOf, recentSpan, travelTimeLeft } from './checkins.rules.ts';

/**
 * Records a check-in and counts it for its user and its brewery, all of it or nothing: of any number
 * at once one is made, and none at a brewery that closes at the same time.
 * @param place where the brewery is
 * @returns the user's check-in count with it
 * @throws AppError `brewery.closed`, `checkin.cooldown`, `checkin.tooFast`, `checkin.dailyLimit`
 */
export async function recordCheckin(
  db: Db,
  checkin: NewCheckin,
  place: { latitude: string | null; longitude: string | null },
  now: Date,
): Promise<number> {
  const { userId } = checkin;
  return await inGroup(db, async (trx) => {
    const span = recentSpan(now, CHECKIN_COOLDOWN_MS);
    const last = await findLastPlace(trx, userId, span.until);
    const today = await countCheckinsIn(trx, userId, recentSpan(now, DAY_MS));
    if (!(await insertCheckinIfFree(trx, checkin, span))) {
      const here = await findLastCheckinAt(trx, checkin, span.until);
      throw cooldownLeft(here, now) > 0 ? cooldown(here, now) : new AppError('brewery.closed');
    }
    refuseImpossibleTravel(last, place, now);
    if (today >= CHECKINS_PER_DAY) {
      throw new AppError('checkin.dailyLimit', { retryAfter: HOUR_MS / 1000 });
    }
    return await updateCheckinCounts(trx, checkin);
  });
}

function cooldown(last: string | undefined, now: Date): AppError {
  const left = cooldownLeft(last, now);
  return new AppError('checkin.cooldown', {
    message: `Check-in cooldown active. Please wait ${waitText(left)} before checking in again at this brewery.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseImpossibleTravel(
  last: Awaited<ReturnType<typeof findLastPlace>>,
  place: Parameters<typeof placeOf>[0],
  now: Date,
): void {
  const [from, to] = [last && placeOf(last), placeOf(place)];
  if (!last || !from || !to) return;
  const left = travelTimeLeft({ ...from, createdAt: last.createdAt }, to, now);
  if (left > 0) throw new AppError('checkin.tooFast', { retryAfter: Math.ceil(left / 1000) });
}
