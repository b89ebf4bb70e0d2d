import { CHECKIN_COOLDOWN_MS, CHECKINS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../db/database.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { waitText } from '../../lib/durations.ts';
import {
  countCheckinsIn,
  findLastCheckinAt,
  findLastPlace,
  findPinMovedAt,
  insertCheckinIfFree,
  type NewCheckin,
  updateCheckinCounts,
} from './checkins.repo.ts';
import { cooldownLeft, placeOf, recentSpan, travelTimeLeft } from './shared/checkins.rules.ts';

/** Where a brewery is, and when somebody last moved its pin. */
interface Place {
  latitude: string | null;
  longitude: string | null;
  pinMovedAt?: string | null;
}

/**
 * Records a check-in and counts it for its user and its brewery, all of it or nothing: of any number
 * at once one is made, and none at a brewery that closes at the same time.
 * @param place where the brewery is
 * @returns the user's check-in count with it
 * @throws AppError `brewery.closed`, `checkin.cooldown`, `checkin.tooFast`, `checkin.dailyLimit`,
 *   `checkin.pinMoved`
 */
export async function recordCheckin(
  db: Db,
  checkin: NewCheckin,
  place: Place,
  now: Date,
): Promise<number> {
  const { userId } = checkin;
  const { latitude, longitude } = place;
  return await write(db, async (trx) => {
    const span = recentSpan(now, CHECKIN_COOLDOWN_MS);
    await refusePinMover(trx, checkin, place, now);
    const last = await findLastPlace(trx, userId, span);
    const today = await countCheckinsIn(trx, userId, recentSpan(now, DAY_MS));
    if (!(await insertCheckinIfFree(trx, { ...checkin, latitude, longitude }, span))) {
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

/** A person who moves a pin could check in from anywhere: they wait for as long as a cooldown. */
async function refusePinMover(
  trx: Db,
  checkin: NewCheckin,
  { pinMovedAt = null }: Place,
  now: Date,
): Promise<void> {
  // Most pins never move: those need no query.
  if (pinMovedAt === null || cooldownLeft(pinMovedAt, now) === 0) return;
  const left = cooldownLeft(await findPinMovedAt(trx, checkin), now);
  if (left === 0) return;
  throw new AppError('checkin.pinMoved', {
    message: `You moved the location of this brewery. You can check in here again in ${waitText(left)}.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseImpossibleTravel(
  last: Awaited<ReturnType<typeof findLastPlace>>,
  place: Place,
  now: Date,
): void {
  const [from, to] = [last && placeOf(last), placeOf(place)];
  if (!last || !from || !to) return;
  const left = travelTimeLeft({ ...from, createdAt: last.createdAt }, to, now);
  if (left > 0) throw new AppError('checkin.tooFast', { retryAfter: Math.ceil(left / 1000) });
}
