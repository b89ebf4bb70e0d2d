import { closedThroughText } from '@hoptrail/contracts/breweries/closed-through';
import type { Checkin, checkinInput } from '@hoptrail/contracts/checkins/checkins';
import { positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { CHECKINS_PER_DAY, HOUR_MS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { longDate } from '../../lib/time-zones/long-date.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { storedHours } from '../breweries/shared/stored-hours.ts';
import type { Facts } from './check-in.repo.ts';
import { cooldownLeft, refusedUntil, travelTimeLeft } from './checkins.rules.ts';
import type { OwnTime } from './own-time.rules.ts';
import { judgeEvidence, type Shown } from './shared/evidence.rules.ts';

/** The tag that was tapped, and the counter of the tap. */
export interface TapOfCheckin {
  tagId: string;
  tapCounter: number;
}

/** A check-in that someone asks for. */
export interface Attempt {
  input: z.infer<typeof checkinInput>;
  /** The id of the new check-in. */
  id: string;
  time: OwnTime;
  /** Whether the brewery's code of the day was right. */
  hasCode: boolean;
  /** The tap of a tag of the brewery; null without one. */
  tap: TapOfCheckin | null;
  /** Whether this server asks for the position, or the code instead. */
  needsLocation: boolean;
}

/** An allowed check-in with the position of its brewery. */
export type NewCheckin = Omit<Checkin, 'checkins' | 'badge' | 'earnedBadge' | 'trails'> &
  StoredPosition & { tap: TapOfCheckin | null; receivedAt: string | null };

/**
 * Returns the check-in to insert.
 * @throws AppError those of `checkIn()`
 */
export function allowCheckin(attempt: Attempt, facts: Facts | undefined): NewCheckin {
  const { input, id, time } = attempt;
  const { at, isLate } = time;
  if (!facts?.userId) throw new AppError('user.notFound');
  if (facts.breweryId === null) throw new AppError('brewery.notFound');
  if (facts.storedId !== null) throw new AppError('checkin.sentBefore');
  if (facts.closedAt !== null && !(isLate && Date.parse(facts.closedAt) > at.getTime())) {
    throw new AppError('brewery.closed');
  }
  refuseClosure(facts, at);
  const verifiedBy = judgeEvidence(facts, shownBy(attempt), attempt.needsLocation);
  refusePinMover(facts, at);
  refuseCooldown(facts.lastHereAt, time);
  refuseImpossibleTravel(facts, at);
  if (facts.today >= CHECKINS_PER_DAY) {
    throw new AppError('checkin.dailyLimit', { retryAfter: HOUR_MS / 1000 });
  }
  const { userId, breweryId, notes = null, onlyForMe = false } = input;
  const { latitude, longitude } = facts;
  const timeZone = timeZoneOf(facts);
  return {
    id,
    userId,
    breweryId,
    notes,
    createdAt: at.toISOString(),
    receivedAt: isLate ? time.receivedAt.toISOString() : null,
    sentLater: isLate,
    verified: verifiedBy !== null,
    verifiedBy,
    onlyForMe,
    timeZone,
    visitedOn: dayIn(timeZone, at),
    latitude,
    longitude,
    tap: attempt.tap,
  };
}

/** Refuses a check-in while the brewery is closed for a while, unless it takes check-ins then. */
function refuseClosure({ breweryId, ...facts }: Facts, now: Date): void {
  if (breweryId === null || facts.closure === null) return;
  const { closure, openingHours, hoursExceptions } = facts;
  const hours = storedHours({
    ...{ id: breweryId, closure, openingHours },
    hoursExceptions: hoursExceptions ?? '[]',
  });
  const until = refusedUntil({ ...hours, timeZone: timeZoneOf(facts) }, now);
  if (until === undefined) return;
  throw new AppError('brewery.closed', { message: closedThroughText(longDate(until)) });
}

function shownBy({ input, time, hasCode, tap }: Attempt): Shown {
  const { latitude, longitude, accuracy } = input;
  const isKnown = latitude !== undefined && longitude !== undefined;
  return {
    position: isKnown ? { latitude, longitude, accuracy } : undefined,
    hasCode,
    hasTap: tap !== null,
    isLate: time.isLate,
  };
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

/** Refuses a check-in with another one at the same brewery in the 24 hours before or after it. */
function refuseCooldown(lastHereAt: string | null, { at, isLate }: OwnTime): void {
  const left = cooldownLeft(lastHereAt, at);
  if (left === 0) return;
  if (isLate) throw new AppError('checkin.doubled');
  const wait = waitTextOfSeconds(left / 1000, 'short');
  throw new AppError('checkin.cooldown', {
    message: `Check-in cooldown active. Please wait ${wait} before checking in again at this brewery.`,
    retryAfter: Math.ceil(left / 1000),
  });
}

/** Refuses a check-in that its person cannot reach from the one before, or leave for the one after it. */
function refuseImpossibleTravel(facts: Facts, at: Date): void {
  const here = positionOf(facts);
  if (!here) return;
  const last = { at: facts.lastAt, latitude: facts.lastLatitude, longitude: facts.lastLongitude };
  const next = { at: facts.nextAt, latitude: facts.nextLatitude, longitude: facts.nextLongitude };
  const left = Math.max(
    ...[last, next].map(({ at: createdAt, ...stored }) => {
      const there = positionOf(stored);
      return there && createdAt !== null ? travelTimeLeft({ ...there, createdAt }, here, at) : 0;
    }),
  );
  if (left > 0) throw new AppError('checkin.tooFast', { retryAfter: Math.ceil(left / 1000) });
}
