import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import type { NewBrewery } from '../../../testing/factories/brewery.ts';
import { Person, signUp } from '../../../testing/person.ts';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let brewery: NewBrewery;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  brewery = await addBrewery(run, { ownerId: owner.userId });
});

async function addBeer(beer: object): Promise<string> {
  const sent = { beerName: 'Wool Sock', beerStyle: 'Stout', priceSmall: '4', ...beer };
  return (await owner.call('POST', `/api/breweries/${brewery.id}/beers`, sent)).json().id;
}

/** Reads the page of a beer as a visitor. */
const pageOf = async (id: string) =>
  (await new Person(run.app).call('GET', `/api/beers/${id}`)).json();
const change = (id: string, fields: object) => owner.call('PUT', `/api/beers/${id}`, fields);

test('shows where a beer is on tap, since when and for how much', async () => {
  const since = run.deps.clock.now().toISOString();
  const id = await addBeer({ abv: '6.4' });
  await owner.call('PUT', `/api/breweries/${brewery.id}/beers/prices`, {
    breweryId: brewery.id,
    servingSizes: [{ price: 'priceSmall', name: 'Taster' }],
    currency: 'EUR',
  });
  run.passTime(DAY_MS);
  await change(id, { abv: '6.5' });
  expect(await pageOf(id)).toMatchObject({
    beer: { id, beerName: 'Wool Sock', abv: '6.50', ratedBy: null },
    taps: [
      {
        beer: { availability: 'available', priceSmall: '4.00' },
        onTapSince: since,
        brewery: {
          id: brewery.id,
          name: brewery.name,
          latitude: brewery.latitude,
          servingSizes: [{ price: 'priceSmall', name: 'Taster' }],
          currency: 'EUR',
        },
      },
    ],
  });
});

test('knows since when a beer is on tap again, and since when a coming one', async () => {
  const id = await addBeer({ availability: 'gone' });
  expect((await pageOf(id)).taps[0].onTapSince).toBeNull();
  run.passTime(DAY_MS);
  const again = run.deps.clock.now().toISOString();
  await change(id, { availability: 'available' });
  run.passTime(DAY_MS);
  await change(id, { availability: 'available', description: 'Coffee' });
  expect((await pageOf(id)).taps[0].onTapSince).toBe(again);

  const goesOnAt = new Date(run.deps.clock.now().getTime() + DAY_MS).toISOString();
  const coming = await addBeer({ beerName: 'Next', availability: 'coming', goesOnAt });
  const dueTap = async () => (await pageOf(coming)).taps[0];
  expect(await dueTap()).toMatchObject({ onTapSince: null, beer: { availability: 'coming' } });
  run.passTime(2 * DAY_MS);
  const due = { onTapSince: goesOnAt, beer: { availability: 'available', lastUpdated: goesOnAt } };
  expect(await dueTap()).toMatchObject(due);
  // The next change of the list stores what time has changed.
  await addBeer({ beerName: 'Another' });
  expect(await dueTap()).toMatchObject(due);
  await change(coming, { availability: 'gone' });
  expect((await dueTap()).onTapSince).toBeNull();
});

test('a beer whose tap another one has taken is not on tap', async () => {
  const id = await addBeer({ tapNumber: 3 });
  await addBeer({ beerName: 'Next', tapNumber: 3 });
  expect((await pageOf(id)).taps[0]).toMatchObject({
    onTapSince: null,
    beer: { availability: 'gone' },
  });
});

test('the beer of a closed brewery is on tap nowhere, and one that was deleted has no page', async () => {
  const id = await addBeer({});
  const closedAt = run.deps.clock.now().toISOString();
  const { db } = run.deps;
  await db.updateTable('breweries').set({ closedAt }).execute();
  expect(await pageOf(id)).toMatchObject({ beer: { id }, taps: [] });
  await db.updateTable('breweries').set({ closedAt: null }).execute();
  await owner.call('DELETE', `/api/beers/${id}`);
  const missing = await new Person(run.app).call('GET', `/api/beers/${id}`);
  expect(missing.statusCode).toBe(404);
  expect(missing.json().message).toBe('This beer is not on the tap list any more.');
});

test('a stored time outside of 1900 to 2199 is none', async () => {
  const beer = makeBeer({
    breweryId: brewery.id,
    goesOnAt: '9999-01-01T00:00:00.000Z',
    availability: 'coming',
  });
  await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
  expect((await pageOf(String(beer.id))).taps).toMatchObject([{ beer: { goesOnAt: null } }]);
});
