import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { NewCheckin } from '../send-checkin.ts';

/** Returns a new check-in as an entry of the logbook; undefined if its response was lost. */
export function entryOf(
  checkin: NewCheckin,
  { id, name, city, state, logo, image }: BreweryDetail,
): LogbookEntry | undefined {
  const { id: checkinId, createdAt, visitedOn, trails = [] } = checkin;
  if (checkinId === undefined || createdAt === undefined || visitedOn === undefined) return;
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
    timeZone: checkin.timeZone ?? null,
    visitedOn,
    // The logbook has it, once it is fetched again.
    localTime: null,
    notes: checkin.notes ?? null,
    photos: [],
    beers: [],
    verifiedBy: checkin.verifiedBy ?? null,
    onlyForMe: checkin.onlyForMe ?? false,
    isFirstVisit: false,
    ...(stamped.length > 0 && { trails: stamped }),
  };
}
