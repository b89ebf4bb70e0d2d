import type { Beer } from '@hoptrail/contracts/beers/beers';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';

/**
 * Returns when the person was at a brewery before today's visit; undefined if the entries have no such
 * check-in.
 * @param entries of the logbook, newest first
 * @param now in milliseconds since 1970
 */
export function lastVisit(
  entries: readonly Pick<LogbookEntry, 'breweryId' | 'createdAt'>[],
  breweryId: string,
  now: number,
): string | undefined {
  // A check-in within the cooldown is the visit of today.
  const isBefore = ({ createdAt }: { createdAt: string }) =>
    now - Date.parse(createdAt) > CHECKIN_COOLDOWN_MS;
  return entries.find((entry) => entry.breweryId === breweryId && isBefore(entry))?.createdAt;
}

/** Returns whether a beer went on tap after an instant; of some it is only known when they were added. */
export function isNewSince(
  { availability, onTapSince, createdAt }: Pick<Beer, 'availability' | 'onTapSince' | 'createdAt'>,
  instant: string,
): boolean {
  return availability === 'available' && Date.parse(onTapSince ?? createdAt) > Date.parse(instant);
}
