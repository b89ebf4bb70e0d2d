import type { Db } from '../db/database.ts';
import { makeBrewery, type NewBrewery } from './factories/brewery.ts';
import { makeStop, makeTrail, type NewTrail } from './factories/trail.ts';
import type { Person } from './person.ts';

interface WithDatabase {
  deps: { db: Db };
}

/** Inserts breweries side by side, so that one can check in at all of them. */
export async function addBreweries(
  { deps }: WithDatabase,
  names: readonly string[],
  overrides: Partial<NewBrewery> = {},
): Promise<NewBrewery[]> {
  const breweries = names.map((name) => makeBrewery({ name, ...overrides }));
  await deps.db.insertInto('breweries').values(breweries).execute();
  return breweries;
}

/**
 * Inserts an open trail of some breweries that needs a stamp of each.
 * @param stocks the number of prizes at each brewery; no limit by default
 */
export async function addTrail(
  { deps }: WithDatabase,
  breweries: readonly NewBrewery[],
  overrides: Partial<NewTrail> = {},
  stocks: readonly (number | null)[] = [],
): Promise<NewTrail> {
  const trail = makeTrail({ stampsNeeded: breweries.length, ...overrides });
  await deps.db.insertInto('passports').values(trail).execute();
  const stops = breweries.map(({ id: breweryId }, position) =>
    makeStop({
      ...{ passportId: trail.id, breweryId, position },
      prizeStock: stocks[position] ?? null,
    }),
  );
  await deps.db.insertInto('passport_breweries').values(stops).execute();
  return trail;
}

/** Checks a person in, with the phone's position at the brewery. */
export async function visit(
  person: Person & { userId: string },
  brewery: NewBrewery,
  more: object = {},
) {
  const response = await person.call('POST', '/api/checkins', {
    userId: person.userId,
    breweryId: brewery.id,
    latitude: Number(brewery.latitude),
    longitude: Number(brewery.longitude),
    ...more,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}
