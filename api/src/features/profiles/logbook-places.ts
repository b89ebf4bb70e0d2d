import { normalizeUsername } from '@hoptrail/contracts/lib/text/identity';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { type PlaceFormat, placesFile } from '../feeds/shared/place-formats.ts';
import { loadShownPlaces } from '../logbook/shared/shown-places.ts';
import { findShownPerson } from './profiles.repo.ts';

/**
 * Returns a file with the breweries of a public logbook. Like its page, it has nothing of the last 24
 * hours and no time of day.
 * @throws AppError `profile.notFound` if the person does not exist or shows no logbook
 */
export async function logbookPlaces(
  { db, now }: { db: Db; now: Date },
  username: string,
  format: PlaceFormat,
): Promise<string> {
  const person = await findShownPerson(db, normalizeUsername(username));
  if (!person) throw new AppError('profile.notFound');
  const places = await loadShownPlaces(db, person.id, now);
  return placesFile(format, `Breweries of ${person.username}`, places);
}
