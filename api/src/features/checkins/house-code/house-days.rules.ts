import { instantOf } from '@hoptrail/contracts/lib/zone-clock';
import { DAY_MS, HOUR_MS, HOUSE_CODE_GRACE_HOUR } from '@hoptrail/contracts/limits';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';

/**
 * Returns the days whose codes a brewery takes at an instant: that of today, and until 3 a.m. that of
 * yesterday too, because a tap room closes after midnight.
 */
export function daysTaken(timeZone: string | null, now: Date): string[] {
  const today = dayIn(timeZone, now);
  const isNight = now < instantAt(timeZone, today, HOUSE_CODE_GRACE_HOUR);
  return isNight ? [today, dayAfter(today, -1)] : [today];
}

/** Returns when the code of a day is replaced, and when it is taken for the last time. */
export function endsOf(
  timeZone: string | null,
  day: string,
): { changesAt: Date; validUntil: Date } {
  const next = dayAfter(day, 1);
  return {
    changesAt: instantAt(timeZone, next, 0),
    validUntil: instantAt(timeZone, next, HOUSE_CODE_GRACE_HOUR),
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function instantAt(timeZone: string | null, day: string, hour: number): Date {
  return new Date(instantOf(timeZone ?? 'UTC', Date.parse(day) + hour * HOUR_MS));
}
