import type { Wish } from '@hoptrail/contracts/beers/wishes';
import { WISHES_PER_PERSON } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import { signUp } from '../../../testing/person.ts';

const here = 'lat=35.4676&lng=-97.5164';
let run: TestApp;
let fan: Awaited<ReturnType<typeof signUp>>;

beforeEach(async () => {
  run = await buildTestApp();
  fan = await signUp(run, 'fan');
});

async function addBeer(breweryId: string, beer: object): Promise<string> {
  const row = makeBeer({ breweryId, ...beer });
  await run.deps.db.insertInto('beer_recommendations').values(row).execute();
  return String(row.id);
}

const breweryAt = async (name: string, latitude: string) =>
  (await addBrewery(run, { name, latitude, longitude: '-97.5164' })).id;
const wishBeer = (beerId: string, isWished = true) =>
  fan.call('PUT', `/api/beers/${beerId}/wish`, { isWished });
const wishStyle = (style: string, isWished = true) =>
  fan.call('PUT', '/api/beers/wishes/styles', { style, isWished });
const list = async (query = here): Promise<Wish[]> =>
  (await fan.call('GET', `/api/beers/wishes?${query}`)).json();

test('a beer and a style are wished once, with the nearest tap of each', async () => {
  const [near, far] = [await breweryAt('Near', '35.5'), await breweryAt('Far', '40')];
  const beerId = await addBeer(far, { beerName: 'Fog', beerStyle: 'IPA' });
  await addBeer(near, { beerName: 'Night', beerStyle: 'Stout' });
  await addBeer(far, { beerName: 'Cider', beerStyle: 'Cider' });
  for (const response of [
    await wishBeer(beerId),
    await wishBeer(beerId),
    await wishStyle('Stout'),
    await wishStyle('Cider'),
  ]) {
    expect(response.statusCode, response.body).toBe(200);
  }
  const wished = (await list()).map(({ name, onTap }) => [
    name,
    onTap?.beerName,
    onTap?.breweryName,
  ]);
  expect(wished.toSorted()).toEqual([
    ['Cider', undefined, undefined],
    ['Fog', 'Fog', 'Far'],
    ['Stout', 'Night', 'Near'],
  ]);
  const found = (await list()).find(({ style }) => style === 'Stout');
  expect(found?.onTap?.distance).toBeCloseTo(2.2, 1);
  // Without a position it is unknown what is near.
  expect((await list('')).find(({ style }) => style === 'Stout')?.onTap).toBeNull();
  await wishStyle('Stout', false);
  await wishBeer(beerId, false);
  await wishBeer(beerId, false);
  expect((await list()).map(({ name }) => name)).toEqual(['Cider']);
});

test('a wished beer that is gone, or whose brewery is closed, stays without a tap', async () => {
  const brewery = await breweryAt('Near', '35.5');
  const beerId = await addBeer(brewery, { beerName: 'Fog' });
  await wishBeer(beerId);
  const { db } = run.deps;
  await db.updateTable('beer_recommendations').set({ availability: 'gone' }).execute();
  expect(await list()).toMatchObject([{ beerId, name: 'Fog', onTap: null }]);
  await db.updateTable('beer_recommendations').set({ availability: 'available' }).execute();
  const closedAt = '2026-01-01T00:00:00.000Z';
  await db.updateTable('breweries').set({ closedAt }).execute();
  expect(await list()).toMatchObject([{ beerId, onTap: null }]);
});

test('the wish lists of two people are apart, and leave with their accounts', async () => {
  const beerId = await addBeer(await breweryAt('Near', '35.5'), {});
  await wishBeer(beerId);
  const other = await signUp(run, 'other');
  expect((await other.call('GET', '/api/beers/wishes')).json()).toEqual([]);
  await other.call('PUT', `/api/beers/${beerId}/wish`, { isWished: false });
  expect(await list()).toHaveLength(1);
  await fan.call('DELETE', `/api/users/${fan.userId}`);
  const rows = await run.deps.db.selectFrom('beer_wishes').selectAll().execute();
  expect(rows).toEqual([]);
});

test('refuses an unknown beer or style, and more than a list takes, with a sentence', async () => {
  const refused = (response: { json: () => { message: string } }) => response.json().message;
  expect(refused(await wishBeer('nothing'))).toBe('This beer is not on the tap list any more.');
  expect(refused(await wishStyle('Lemonade'))).toContain('Please choose one of the styles.');
  const brewery = await breweryAt('Near', '35.5');
  const createdAt = '2026-05-01T12:00:00.000Z';
  const beers = Array.from({ length: WISHES_PER_PERSON }, (_, at) =>
    makeBeer({ breweryId: brewery, id: `beer-${at}`, beerName: `Beer ${at}` }),
  );
  await run.deps.db.insertInto('beer_recommendations').values(beers).execute();
  const rows = beers.map(({ id }) => ({
    ...{ id: `wish-${id}`, beerId: String(id), userId: fan.userId, style: null, createdAt },
  }));
  await run.deps.db.insertInto('beer_wishes').values(rows).execute();
  expect(refused(await wishStyle('Stout'))).toBe(
    'Your wish list is full. Please remove what you do not wish any more.',
  );
});

test('two phones that wish the same at once make one wish', async () => {
  const beerId = await addBeer(await breweryAt('Near', '35.5'), {});
  const responses = await Promise.all([wishBeer(beerId), wishBeer(beerId), wishBeer(beerId)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await list()).toHaveLength(1);
});
