import type { TestApp } from './app.ts';
import type { NewBrewery } from './factories/brewery.ts';
import type { signUp } from './person.ts';

export type SignedIn = Awaited<ReturnType<typeof signUp>>;

/** Checks a person in at a brewery, by default from its door. */
export function checkIn(person: SignedIn, brewery: NewBrewery, more: object = here(brewery)) {
  const body = { userId: person.userId, breweryId: brewery.id, notes: null, ...more };
  return person.call('POST', '/api/checkins', body);
}

/** Returns the position of a sure phone at a brewery. */
export function here(brewery: NewBrewery, metersNorth = 0) {
  return {
    latitude: Number(brewery.latitude) + metersNorth / 111_195,
    longitude: Number(brewery.longitude),
    accuracy: 0,
  };
}

/** Returns the counted check-ins of a person and of a brewery, and the number of all rows. */
export async function counts({ deps }: TestApp, person: SignedIn, brewery: NewBrewery) {
  const user = await deps.db
    .selectFrom('users')
    .select('checkins')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const place = await deps.db
    .selectFrom('breweries')
    .select('checkins')
    .where('id', '=', brewery.id)
    .executeTakeFirstOrThrow();
  const rows = await deps.db.selectFrom('check_ins').selectAll().execute();
  return { user: user.checkins, brewery: place.checkins, rows: rows.length };
}
