import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { NewCheckin } from '../new-checkin.ts';

/** Returns a new check-in as an entry of the logbook. */
export function entryOf(
  checkin: NewCheckin,
  { id, name, city, state, logo, image }: BreweryDetail,
): LogbookEntry {
  const { id: checkinId, createdAt, visitedOn, trails } = checkin;
  const stamped = trails
    .filter(({ isStamped }) => isStamped)
    .map(({ trailId, name: trail }) => ({ id: trailId, name: trail }));
  return {
    id: checkinId,
    breweryId: id,
    breweryName: name,
    city,
    state,
    logo,
    image,
    isClosed: false,
    createdAt,
    timeZone: checkin.timeZone,
    visitedOn,
    // The logbook has it, once it is fetched again.
    localTime: null,
    notes: checkin.notes,
    photos: [],
    beers: [],
    verifiedBy: checkin.verifiedBy,
    onlyForMe: checkin.onlyForMe,
    isFirstVisit: false,
    ...(stamped.length > 0 && { trails: stamped }),
  };
}
