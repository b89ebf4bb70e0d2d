import type { Db } from '../../../db/database.ts';
import type { Place } from '../../feeds/shared/place-formats.ts';
import { findAllBreweriesOfVisits } from '../logbook.repo.ts';
import { loadShownLogbook } from './shown-logbook.ts';

/**
 * Returns the breweries of a logbook as others may see it that have a position, the newest first
 * visit first, with the day of that visit.
 */
export async function loadShownPlaces(db: Db, userId: string, now: Date): Promise<Place[]> {
  const [{ stamps }, breweries] = await Promise.all([
    loadShownLogbook(db, userId, now),
    findAllBreweriesOfVisits(db, userId),
  ]);
  const byId = new Map(breweries.map((brewery) => [brewery.breweryId, brewery]));
  return stamps.flatMap(({ breweryId, breweryName, city, state, firstVisitedOn }) => {
    const { latitude, longitude } = byId.get(breweryId) ?? {};
    if (!latitude || !longitude) return [];
    const town = `${city}, ${state}`;
    return [{ latitude, longitude, name: breweryName, town, visited: firstVisitedOn }];
  });
}
