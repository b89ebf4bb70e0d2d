import { normalizeUsername } from '@hoptrail/contracts/lib/text/identity';
import type { Caches } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type PlaceFormat, placesFile } from '../feeds/shared/place-formats.ts';

/**
 * Returns a file with the breweries of a public logbook that have a position, the newest first visit
 * first. Like its page, it has nothing of the last 24 hours and no time of day.
 * @throws AppError `profile.notFound` if the person does not exist or shows no logbook
 */
export async function logbookPlaces(
  { caches, now }: { caches: Caches; now: Date },
  username: string,
  format: PlaceFormat,
): Promise<string> {
  const shown = await caches.profiles.of(normalizeUsername(username), now);
  if (!shown) throw new AppError('profile.notFound');
  const places = shown.stamps.flatMap(({ latitude, longitude, ...stamp }) => {
    if (!latitude || !longitude) return [];
    const { breweryName: name, city, state, firstVisitedOn: visited } = stamp;
    return [{ latitude, longitude, name, town: `${city}, ${state}`, visited }];
  });
  return placesFile(format, `Breweries of ${shown.username}`, places);
}
