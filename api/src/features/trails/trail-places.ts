import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { type PlaceFormat, placesFile } from '../feeds/shared/place-formats.ts';
import { loadTrail } from './load-trail.ts';

/**
 * Returns a file with the open breweries of a trail that have a position, in the order of the trail.
 * @throws AppError `trail.notFound`
 */
export async function trailPlaces(db: Db, id: string, format: PlaceFormat): Promise<string> {
  const trail = await loadTrail(db, id);
  if (!trail) throw new AppError('trail.notFound');
  const places = trail.breweries.flatMap(({ latitude, longitude, isClosed, ...brewery }) => {
    if (latitude === null || longitude === null || isClosed) return [];
    const { name, city, state } = brewery;
    return [{ latitude, longitude, name, town: `${city}, ${state}`, visited: null }];
  });
  return placesFile(format, trail.name, places);
}
