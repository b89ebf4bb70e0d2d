import type { TestApp } from './app.ts';
import { makeBrewery, type NewBrewery } from './factories/brewery.ts';

/**
 * Inserts a brewery into the database of a test.
 * @returns its row
 */
export async function addBrewery(
  { deps }: TestApp,
  overrides: Partial<NewBrewery> = {},
): Promise<NewBrewery> {
  const brewery = makeBrewery(overrides);
  await deps.db.insertInto('breweries').values(brewery).execute();
  return brewery;
}
