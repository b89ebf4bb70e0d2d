import { positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { dayIn, timeZoneAt } from '../../../lib/time-zone.ts';

/**
 * Returns the time zone of a check-in and its day there; the day that is stored, if there is one.
 * @param checkin with the position of its brewery
 */
export function dayAndZone(
  checkin: StoredPosition & { createdAt: string; visitedOn: string | null },
): { timeZone: string | null; visitedOn: string } {
  const timeZone = timeZoneAt(positionOf(checkin));
  return { timeZone, visitedOn: checkin.visitedOn ?? dayIn(timeZone, new Date(checkin.createdAt)) };
}
