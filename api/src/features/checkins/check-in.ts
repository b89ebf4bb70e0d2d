import { randomUUID } from 'node:crypto';
import type { Checkin, checkinInput } from '@hoptrail/contracts/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { presenceAt } from '@hoptrail/contracts/lib/presence';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/wait-text';
import { CHECKIN_COOLDOWN_MS, CHECKINS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  countCheckinsIn,
  findCheckinPlace,
  findLastCheckinAt,
  findLastPlace,
  findPinMovedAt,
  insertCheckin,
  updateCheckinCounts,
} from './checkins.repo.ts';
import { cooldownLeft, recentSpan, travelTimeLeft } from './checkins.rules.ts';

type Input = z.infer<typeof checkinInput>;
type Place = NonNullable<Awaited<ReturnType<typeof findCheckinPlace>>>;

interface CheckinDeps {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'checkinRequiresLocation'>;
}

/**
 * Checks a user in at a brewery, in one transaction: loads the rows, applies the rules, inserts the
 * check-in and counts it. Of several at once one succeeds, and none at a closed brewery.
 * @throws AppError `brewery.notFound`, `brewery.closed`, `checkin.locationRequired`,
 * `checkin.noBreweryLocation`, `checkin.tooFar`, `checkin.pinMoved`, `checkin.cooldown`,
 * `checkin.tooFast`, `checkin.dailyLimit`
 */
export async function checkIn({ db, clock, config }: CheckinDeps, input: Input): Promise<Checkin> {
  const { userId, breweryId, notes = null } = input;
  const now = clock.now();
  return await write(db, async (trx) => {
    await lockRows(trx, 'users', [userId]);
    await lockRows(trx, 'breweries', [breweryId]);
    const place = await findCheckinPlace(trx, breweryId);
    if (!place) throw new AppError('brewery.notFound');
    const { until } = recentSpan(now, CHECKIN_COOLDOWN_MS);
    const lastHere = await findLastCheckinAt(trx, input, until);
    const last = await findLastPlace(trx, userId, recentSpan(now, CHECKIN_COOLDOWN_MS));
    const today = await countCheckinsIn(trx, userId, recentSpan(now, DAY_MS));

    if (place.closedAt !== null) throw new AppError('brewery.closed');
    const verified = isVerified(place, input, config);
    await refusePinMover(trx, input, place, now);
    refuseCooldown(lastHere, now);
    refuseImpossibleTravel(last, place, now);
    if (today >= CHECKINS_PER_DAY) {
      throw new AppError('checkin.dailyLimit', { retryAfter: HOUR_MS / 1000 });
    }

    const { latitude, longitude } = place;
    const made = { id: randomUUID(), userId, breweryId, notes, createdAt: now.toISOString() };
    const row = { ...made, verified: verified ? 1 : 0, latitude, longitude } as const;
    await insertCheckin(trx, row);
    const checkins = await updateCheckinCounts(trx, row);
    const badge = badgeFor(checkins);
    return { ...made, verified, checkins, badge, earnedBadge: badge.minCheckins === checkins };
  });
}

/**
 * Returns whether the phone's position is at the brewery; false without a position.
 * @throws AppError `checkin.locationRequired`, `checkin.noBreweryLocation`, `checkin.tooFar`
 */
function isVerified(
  place: Place,
  { latitude, longitude, accuracy }: Input,
  { checkinRequiresLocation }: CheckinDeps['config'],
): boolean {
  if (latitude === undefined || longitude === undefined) {
    if (checkinRequiresLocation) throw new AppError('checkin.locationRequired');
    return false;
  }
  const { kind } = presenceAt(place, { latitude, longitude, accuracy });
  if (kind === 'here') return true;
  throw new AppError(kind === 'away' ? 'checkin.tooFar' : 'checkin.noBreweryLocation');
}

/**
 * Refuses a check-in for the length of a cooldown after the person moved the pin, because otherwise
 * they could check in from anywhere.
 * @throws AppError `checkin.pinMoved`
 */
async function refusePinMover(
  trx: Db,
  checkin: Pick<Input, 'userId' | 'breweryId'>,
  { pinMovedAt }: Place,
  now: Date,
): Promise<void> {
  // Most pins never move and need no query.
  if (pinMovedAt === null || cooldownLeft(pinMovedAt, now) === 0) return;
  const left = cooldownLeft(await findPinMovedAt(trx, checkin), now);
  if (left === 0) return;
  const wait = waitTextOfSeconds(left / 1000, 'short');
  throw new AppError('checkin.pinMoved', {
    message: `You moved the location of this brewery. You can check in here again in ${wait}.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseCooldown(lastHere: string | undefined, now: Date): void {
  const left = cooldownLeft(lastHere, now);
  if (left === 0) return;
  const wait = waitTextOfSeconds(left / 1000, 'short');
  throw new AppError('checkin.cooldown', {
    message: `Check-in cooldown active. Please wait ${wait} before checking in again at this brewery.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseImpossibleTravel(
  last: Awaited<ReturnType<typeof findLastPlace>>,
  place: Place,
  now: Date,
): void {
  const [from, to] = [last && positionOf(last), positionOf(place)];
  if (!last || !from || !to) return;
  const left = travelTimeLeft({ ...from, createdAt: last.createdAt }, to, now);
  if (left > 0) throw new AppError('checkin.tooFast', { retryAfter: Math.ceil(left / 1000) });
}
