import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { expect } from 'vitest';
import { buildTestApp } from './app.ts';
import { addBrewery } from './breweries.ts';
import { makeBeer } from './factories/beer.ts';
import { type Person, signUp } from './person.ts';

/** Opens a brewery with a stout on tap, its owner, and a person who has had no beer yet. */
export async function openTap() {
  const run = await buildTestApp();
  const [owner, ada] = [await signUp(run, 'owner'), await signUp(run, 'ada')];
  const { id: breweryId } = await addBrewery(run, { ownerId: owner.userId });
  const addBeer = async (fields: Partial<Parameters<typeof makeBeer>[0]> = {}): Promise<string> => {
    const beer = makeBeer({ breweryId, ...fields });
    await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
    return beer.id;
  };
  const stout = await addBeer({ beerName: 'Screen Door Stout', beerStyle: 'Stout', rating: null });
  return { run, owner, ada, breweryId, addBeer, stout };
}

/** Returns the beers that a person had. @param query such as `?search=stout` */
export async function listOf(person: Person, query = ''): Promise<BeerHad[]> {
  const response = await person.call('GET', `/api/beers/had${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().beers;
}

/** Marks a beer as had, or changes the mark. */
export async function mark(person: Person, beer: string, fields: object = {}) {
  return await person.call('PUT', `/api/beers/${beer}/had`, fields);
}
