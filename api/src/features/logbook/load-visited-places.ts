import { LOGBOOK_MAX_PLACES } from '@hoptrail/contracts/limits';
import type { VisitedPlace } from '@hoptrail/contracts/logbook/logbook';
import type { Db } from '../../db/database.ts';
import { findAllVisitedBreweries } from './logbook.repo.ts';
import { dayAndZone } from './shared/day-and-zone.rules.ts';

/** Returns the breweries that a person visited and that have a position, newest visit first. */
export async function loadVisitedPlaces(db: Db, userId: string): Promise<VisitedPlace[]> {
  const visited = await findAllVisitedBreweries(db, userId);
  return visited
    .flatMap(
      ({
        latitude,
        longitude,
        ownTimeZone,
        closedAt,
        firstAt,
        lastAt,
        searchText: _,
        ...brewery
      }) => {
        if (latitude === null || longitude === null) return [];
        const dayOf = (createdAt: string) =>
          dayAndZone({ latitude, longitude, ownTimeZone, createdAt, visitedOn: null }).visitedOn;
        const days = { firstVisitedOn: dayOf(firstAt), lastVisitedOn: dayOf(lastAt) };
        return [{ ...brewery, ...days, latitude, longitude, isClosed: closedAt !== null }];
      },
    )
    .slice(0, LOGBOOK_MAX_PLACES);
}
