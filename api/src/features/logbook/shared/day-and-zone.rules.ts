import { instantMs } from '../../../lib/stored/stored-instant.ts';
import { dayIn, timeIn, timeZoneOf, type ZonedPlace } from '../../../lib/time-zones/time-zone.ts';

/**
 * Returns the time zone of a check-in, its day and its time there; the day that is stored, if there is
 * one. An instant that cannot be read is the beginning of 1970.
 * @param checkin with the position and the chosen zone of its brewery
 */
export function dayAndZone(checkin: ZonedPlace & { createdAt: string; visitedOn: string | null }): {
  timeZone: string | null;
  visitedOn: string;
  localTime: string | null;
} {
  const timeZone = timeZoneOf(checkin);
  const at = new Date(instantMs(checkin.createdAt) ?? 0);
  return {
    timeZone,
    visitedOn: checkin.visitedOn ?? dayIn(timeZone, at),
    localTime: timeZone && timeIn(timeZone, at),
  };
}
