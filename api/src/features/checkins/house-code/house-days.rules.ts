import { HOUSE_CODE_GRACE_HOUR } from '@hoptrail/contracts/limits';
import { dayIn } from '../../../lib/time-zone.ts';

/**
 * Returns the days whose codes a house takes at an instant: that of today, and until 3 a.m. that of
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
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the instant of an hour of a day in a time zone; UTC if the zone is unknown. */
function instantAt(timeZone: string | null, day: string, hour: number): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset of the first guess may be that before a change of the clocks, that of the second is not.
  const guess = wall - offsetOf(timeZone, wall);
  return new Date(wall - offsetOf(timeZone, guess));
}

/** Returns the milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetOf(timeZone: string | null, instant: number): number {
  if (timeZone === null) return 0;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
