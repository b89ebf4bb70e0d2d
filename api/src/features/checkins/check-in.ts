import { randomUUID } from 'node:crypto';
import { type Checkin, checkin, type checkinInput } from '@hoptrail/contracts/checkins/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { presenceAt } from '@hoptrail/contracts/lib/presence';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { CHECKIN_COOLDOWN_MS, CHECKINS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { batched } from '../../db/batching/batched.ts';
import { pipelined } from '../../db/batching/pipelined.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { stampPassports } from '../trails/shared/stamp-passports.ts';
import type { OpenTrail } from '../trails/shared/stamps.rules.ts';
import { type Facts, findFacts, insertCheckins } from './check-in.repo.ts';
import { cooldownLeft, recentSpan, travelTimeLeft } from './checkins.rules.ts';

type Input = z.infer<typeof checkinInput>;

interface CheckinDeps {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'checkinRequiresLocation'>;
}

/** What is known of a check-in before it is tried. */
interface Known {
  /** Whether the house's code of the day was right. */
  hasCode: boolean;
  /** The open trails of the brewery. */
  trails: readonly OpenTrail[];
}

interface Attempt extends Known {
  input: Input;
  now: Date;
  config: CheckinDeps['config'];
}

type NewCheckin = Omit<Checkin, 'checkins' | 'badge' | 'earnedBadge' | 'trails'> & StoredPosition;

/**
 * Checks a user in at a brewery. The check-ins of a moment share a transaction, which loads the
 * rows, applies the rules, inserts the check-ins and counts them. Of several of one person at a
 * brewery one succeeds, and none at a closed brewery.
 * @throws AppError `user.notFound`, `brewery.notFound`, `brewery.closed`, `checkin.locationRequired`,
 * `checkin.noBreweryLocation`, `checkin.tooFar`, `checkin.pinMoved`, `checkin.cooldown`,
 * `checkin.tooFast`, `checkin.dailyLimit`
 */
export async function checkIn(
  { db, clock, config }: CheckinDeps,
  input: Input,
  { hasCode, trails }: Known = { hasCode: false, trails: [] },
): Promise<Checkin> {
  return await checkInTogether(db, { input, hasCode, trails, now: clock.now(), config });
}

const checkInTogether = batched(async (trx: Db, attempts: readonly Attempt[]) => {
  const locked = pipelined([
    lockRows(trx, 'users', [...new Set(attempts.map(({ input }) => input.userId))]),
    lockRows(trx, 'breweries', [...new Set(attempts.map(({ input }) => input.breweryId))]),
  ]);
  const outcomes = new Map<Attempt, Checkin | Error>();
  let left = attempts;
  while (left.length > 0) {
    // One of each person: the next one depends on it.
    const firsts = new Map(left.toReversed().map((attempt) => [attempt.input.userId, attempt]));
    for (const [attempt, outcome] of await checkInEach(trx, [...firsts.values()], locked)) {
      outcomes.set(attempt, outcome);
    }
    left = left.filter((attempt) => !outcomes.has(attempt));
  }
  // One that could not be answered is not kept.
  for (const outcome of outcomes.values()) {
    if (!(outcome instanceof Error)) checkin.parse(outcome);
  }
  return attempts.map((attempt) => outcomes.get(attempt) ?? new Error('not tried'));
});

/**
 * Checks several people in.
 * @param locked resolves when their rows are locked, which was begun before
 */
async function checkInEach(
  trx: Db,
  attempts: readonly Attempt[],
  locked: Promise<unknown>,
): Promise<ReadonlyMap<Attempt, Checkin | Error>> {
  const tries = attempts.map(({ input: { userId, breweryId }, now }) => ({
    ...{ userId, breweryId },
    cooldown: recentSpan(now, CHECKIN_COOLDOWN_MS),
    day: recentSpan(now, DAY_MS),
  }));
  const [, facts] = await pipelined([locked, findFacts(trx, tries)]);
  const judged = new Map(attempts.map((attempt, at) => [attempt, judge(attempt, facts[at])]));
  const made = [...judged.values()].filter((one): one is NewCheckin => !(one instanceof AppError));
  const counts = made.length > 0 ? await insertCheckins(trx, made) : new Map<string, number>();
  const stamps = await stampPassports(trx, [...judged].flatMap(toVisit));
  return new Map(
    [...judged].map(([attempt, one]) => [
      attempt,
      one instanceof Error
        ? one
        : toCheckin(one, counts.get(one.userId) ?? 0, stamps.get(one.id) ?? []),
    ]),
  );
}

/** Returns what stamps a check-in can make: none unless it was verified. */
function toVisit([{ trails }, made]: [Attempt, NewCheckin | AppError]) {
  if (made instanceof AppError || made.verifiedBy === null || trails.length === 0) return [];
  return [{ ...made, way: made.verifiedBy, trails }];
}

/** Returns the check-in to insert, or why it is refused. */
function judge(attempt: Attempt, facts: Facts | undefined): NewCheckin | AppError {
  try {
    return allow(attempt, facts);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** @throws AppError those of `checkIn()` */
function allow(attempt: Attempt, facts: Facts | undefined): NewCheckin {
  const { input, now } = attempt;
  if (!facts?.userId) throw new AppError('user.notFound');
  if (facts.breweryId === null) throw new AppError('brewery.notFound');
  if (facts.closedAt !== null) throw new AppError('brewery.closed');
  const verifiedBy = verify(facts, attempt);
  refusePinMover(facts, now);
  refuseCooldown(facts.lastHereAt, now);
  refuseImpossibleTravel(facts, now);
  if (facts.today >= CHECKINS_PER_DAY) {
    throw new AppError('checkin.dailyLimit', { retryAfter: HOUR_MS / 1000 });
  }
  const { userId, breweryId, notes = null, onlyForMe = false } = input;
  const { latitude, longitude } = facts;
  const timeZone = timeZoneOf(facts);
  return {
    id: randomUUID(),
    userId,
    breweryId,
    notes,
    createdAt: now.toISOString(),
    verified: verifiedBy !== null,
    verifiedBy,
    onlyForMe,
    timeZone,
    visitedOn: dayIn(timeZone, now),
    latitude,
    longitude,
  };
}

function toCheckin(
  { latitude: _, longitude: __, ...made }: NewCheckin,
  checkins: number,
  trails: Checkin['trails'],
): Checkin {
  const badge = badgeFor(checkins);
  return { ...made, checkins, badge, earnedBadge: badge.minCheckins === checkins, trails };
}

/**
 * Returns how the visit is verified: by the phone's position, or where that does not show it by the
 * house's code; null without both.
 * @throws AppError `checkin.locationRequired`, `checkin.noBreweryLocation`, `checkin.tooFar`
 */
function verify(place: Facts, { input, hasCode, config }: Attempt): Checkin['verifiedBy'] {
  const { latitude, longitude, accuracy } = input;
  if (latitude === undefined || longitude === undefined) {
    if (hasCode) return 'code';
    if (config.checkinRequiresLocation) throw new AppError('checkin.locationRequired');
    return null;
  }
  const { kind } = presenceAt(place, { latitude, longitude, accuracy });
  if (kind === 'here') return 'position';
  if (hasCode) return 'code';
  throw new AppError(kind === 'away' ? 'checkin.tooFar' : 'checkin.noBreweryLocation');
}

/**
 * Refuses a check-in for the length of a cooldown after the person moved the pin, because otherwise
 * they could check in from anywhere.
 * @throws AppError `checkin.pinMoved`
 */
function refusePinMover({ pinMovedAt }: Facts, now: Date): void {
  const left = cooldownLeft(pinMovedAt, now);
  if (left === 0) return;
  const wait = waitTextOfSeconds(left / 1000, 'short');
  throw new AppError('checkin.pinMoved', {
    message: `You moved the location of this brewery. You can check in here again in ${wait}.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseCooldown(lastHereAt: string | null, now: Date): void {
  const left = cooldownLeft(lastHereAt, now);
  if (left === 0) return;
  const wait = waitTextOfSeconds(left / 1000, 'short');
  throw new AppError('checkin.cooldown', {
    message: `Check-in cooldown active. Please wait ${wait} before checking in again at this brewery.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

function refuseImpossibleTravel(facts: Facts, now: Date): void {
  const from = positionOf({ latitude: facts.lastLatitude, longitude: facts.lastLongitude });
  const to = positionOf(facts);
  if (facts.lastAt === null || !from || !to) return;
  const left = travelTimeLeft({ ...from, createdAt: facts.lastAt }, to, now);
  if (left > 0) throw new AppError('checkin.tooFast', { retryAfter: Math.ceil(left / 1000) });
}
