import { dayNumber, toDay, wallTime } from '@hoptrail/contracts/lib/zone-clock';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { CallOf } from '../../../../data/waiting/calls/waiting-calls.ts';

/** Returns a check-in that waits on this phone as the logbook will have it, before anything verifies it. */
export function entryOfCall({ id, since, about, input, brewery }: CallOf<'checkin'>): LogbookEntry {
  const wall = brewery.timeZone ? wallTime(brewery.timeZone, since) : since;
  return {
    id,
    breweryId: input.breweryId,
    breweryName: about,
    ...brewery,
    isClosed: false,
    createdAt: new Date(since).toISOString(),
    visitedOn: toDay(dayNumber(wall)),
    localTime: brewery.timeZone && new Date(wall).toISOString().slice(11, 16),
    notes: null,
    photos: [],
    beers: [],
    verifiedBy: null,
    onlyForMe: false,
    isFirstVisit: false,
  };
}
