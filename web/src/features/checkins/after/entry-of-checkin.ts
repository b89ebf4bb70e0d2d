import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { TrailEntry } from '@hoptrail/contracts/trail';
import type { MadeCheckin } from '../send-checkin.ts';

/** Returns a new check-in as an entry of the trail; undefined if its response was lost. */
export function entryOf(
  checkin: MadeCheckin,
  { id, name, city, state, logo, image }: BreweryDetail,
): TrailEntry | undefined {
  const { id: checkinId, createdAt, visitedOn, passports = [] } = checkin;
  if (checkinId === undefined || createdAt === undefined || visitedOn === undefined) return;
  const stamped = passports
    .filter(({ isStamped }) => isStamped)
    .map(({ passportId, name: passport }) => ({ id: passportId, name: passport }));
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
    // The trail has it, once it is fetched again.
    localTime: null,
    notes: checkin.notes ?? null,
    photos: [],
    beers: [],
    verifiedBy: checkin.verifiedBy ?? null,
    onlyForMe: checkin.onlyForMe ?? false,
    isFirstVisit: false,
    ...(stamped.length > 0 && { passports: stamped }),
  };
}
