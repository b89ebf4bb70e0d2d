import { distanceKm, type Position } from '@hoptrail/contracts/lib/distance';
import { CHECKIN_COOLDOWN_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { instantAfter } from '../../lib/durations.ts';

const FASTEST_KM_PER_HOUR = 1000;

/** From when until when check-ins count. */
export interface Span {
  since: string;
  until: string;
}

/**
 * The check-ins that still bear on a new one. Those more than a day ahead were written while the
 * server's clock ran ahead: they hold nobody up until that time has come.
 */
export function recentSpan(now: Date, lengthMs: number): Span {
  return { since: instantAfter(now, -lengthMs), until: instantAfter(now, DAY_MS) };
}

/**
 * How long until the next check-in at the same brewery, in milliseconds; 0 when free. Never more
 * than the cooldown, even after the server's clock was set back.
 * @param last when the last one was, or undefined when there was none
 */
export function cooldownLeft(last: string | undefined, now: Date): number {
  if (last === undefined) return 0;
  const left = Date.parse(last) + CHECKIN_COOLDOWN_MS - now.getTime();
  return Math.min(Math.max(left, 0), CHECKIN_COOLDOWN_MS);
}

/**
 * How long until somebody can have come from their last check-in to another brewery, in
 * milliseconds, at the speed of an airliner; 0 when they can be there. Bounds what a forged
 * position gains. After the server's clock was set back it is never more than the way takes.
 */
export function travelTimeLeft(
  last: Position & { createdAt: string },
  next: Position,
  now: Date,
): number {
  const travelMs = (distanceKm(last, next) / FASTEST_KM_PER_HOUR) * HOUR_MS;
  const elapsedMs = Math.max(0, now.getTime() - Date.parse(last.createdAt));
  return Math.max(0, travelMs - elapsedMs);
}
