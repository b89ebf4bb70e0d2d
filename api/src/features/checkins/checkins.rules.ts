import { closureAt } from '@hoptrail/contracts/hours/open-status';
import type { PlaceHours } from '@hoptrail/contracts/hours/types';
import { distanceKm, type Position } from '@hoptrail/contracts/lib/distance';
import { CHECKIN_COOLDOWN_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { instantAfter } from '../../lib/durations.ts';

const FASTEST_KM_PER_HOUR = 1000;

/** The period of the check-ins to load. */
export interface Span {
  since: string;
  until: string;
}

/**
 * Returns the period of the check-ins that affect a new one. Leaves out those more than a day
 * ahead, which were written while the server's clock was wrong.
 */
export function recentSpan(now: Date, lengthMs: number): Span {
  return { since: instantAfter(now, -lengthMs), until: instantAfter(now, DAY_MS) };
}

/**
 * Returns the milliseconds until the next check-in at the same brewery; 0 if it may be now. Never
 * more than the cooldown, even after the server's clock was set back.
 * @param last the time of the last check-in; null or undefined if there is none
 */
export function cooldownLeft(last: string | null | undefined, now: Date): number {
  if (last === null || last === undefined) return 0;
  const left = Date.parse(last) + CHECKIN_COOLDOWN_MS - now.getTime();
  return Math.min(Math.max(left, 0), CHECKIN_COOLDOWN_MS);
}

/**
 * Returns the last closed day, `YYYY-MM-DD`, of a brewery that takes no check-ins at an instant because
 * it is closed for a while.
 */
export function refusedUntil(place: PlaceHours, now: Date): string | undefined {
  const closure = closureAt(place, now);
  return closure && !closure.allowsCheckins ? closure.until : undefined;
}

/**
 * Returns the milliseconds that are missing between two check-ins for a person who travels from one
 * brewery to the other at the speed of an airliner; 0 if there is enough time. This limits the use of
 * forged positions.
 * @param last the other check-in, before or after `now`
 */
export function travelTimeLeft(
  last: Position & { createdAt: string },
  next: Position,
  now: Date,
): number {
  const travelMs = (distanceKm(last, next) / FASTEST_KM_PER_HOUR) * HOUR_MS;
  const elapsedMs = Math.abs(now.getTime() - Date.parse(last.createdAt));
  return Math.max(0, travelMs - elapsedMs);
}
