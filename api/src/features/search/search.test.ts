import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { SearchResult } from '@hoptrail/contracts/search/search';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { signUp } from '../../testing/person.ts';

const here = 'lat=35.4676&lng=-97.5164';
type Fan = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let fan: Fan;

beforeEach(async () => {
  run = await buildTestApp();
  fan = await signUp(run, 'fan');
});

const add = (name: string, city: string, latitude: string | null, more: object = {}) =>
  addBrewery(run, { name, city, latitude, longitude: latitude && '-97.5164', ...more });

async function addBeers(beers: Parameters<typeof makeBeer>[0][]): Promise<void> {
  await run.deps.db.insertInto('beer_recommendations').values(beers.map(makeBeer)).execute();
}

async function search(q: string, place = here): Promise<SearchResult> {
  const url = `/api/search?q=${encodeURIComponent(q)}&${place}`;
  const response = await fan.call('GET', url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const names = (found: SearchResult) => ({
  breweries: found.breweries.map(({ name }) => name),
  towns: found.towns.map(({ city }) => city),
  beers: found.beers.map(({ name }) => name),
});

test('finds breweries, towns and beers by a word, nearest first', async () => {
  const far = await add('Amber Road', 'Tulsa', '36.2');
  const near = await add('Old Mill', 'Amberville', '35.5');
  await add('Second Mill', 'Amberville', '35.6');
  await add('Closed Amber', 'Tulsa', '35.5', { closedAt: '2026-01-01T00:00:00.000Z' });
  await addBeers([
    { breweryId: far.id, breweryName: 'Amber Road', beerName: 'Far Amber', beerStyle: 'IPA' },
    { breweryId: far.id, breweryName: 'Amber Road', beerName: 'Pils', beerStyle: 'Pilsner' },
    { breweryId: near.id, breweryName: 'Old Mill', beerName: 'Near', beerStyle: 'Amber' },
    { breweryId: near.id, breweryName: 'Old Mill', beerName: 'Amber', availability: 'gone' },
  ]);
  const found = await search('ÁMBER');
  expect(names(found)).toEqual({
    breweries: ['Old Mill', 'Second Mill', 'Amber Road'],
    towns: ['Amberville'],
    beers: ['Near', 'Far Amber'],
  });
  expect(found.breweries[0]?.distance).toBeCloseTo(2.2, 1);
  expect(found.towns[0]?.distance).toBe(found.breweries[0]?.distance);
  expect(found.beers[0]).toMatchObject({ breweryName: 'Old Mill', style: 'Amber' });
  expect(names(await search('amber old mill')).beers).toEqual(['Near']);
});

test('forgives a letter where nothing has the words exactly', async () => {
  const { id } = await add('Lampwick Brewing', 'Norman', '35.5');
  await add('Lampwik House', 'Moore', '35.6');
  await addBeers([{ breweryId: id, breweryName: 'Lampwick Brewing', beerName: 'Nightshift' }]);
  expect(names(await search('lampwik')).breweries).toEqual(['Lampwik House']);
  expect(names(await search('lampwixk')).breweries).toEqual(['Lampwick Brewing', 'Lampwik House']);
  expect(names(await search('nromna')).towns).toEqual([]);
  expect(names(await search('normen')).towns).toEqual(['Norman']);
  expect(names(await search('nihgtshift')).beers).toEqual(['Nightshift']);
});

test('finds by name without a position, and breweries without one after the others', async () => {
  await add('Mill B', 'Tulsa', null);
  await add('Mill A', 'Tulsa', '36.2');
  expect(names(await search('mill')).breweries).toEqual(['Mill A', 'Mill B']);
  const found = await search('mill', '');
  expect(names(found).breweries).toEqual(['Mill A', 'Mill B']);
  expect(found.breweries[0]).not.toHaveProperty('distance');
});

test('each group has an end, and a search without words finds nothing', async () => {
  const { id } = await add('Mill', 'Tulsa', '35.5');
  for (let number = 0; number < SEARCH_HITS + 2; number += 1) {
    await add(`Mill ${number}`, `Town ${number}`, '36');
    await addBeers([{ breweryId: id, beerName: `Mill ${number}` }]);
  }
  const found = await search('mill');
  expect([found.breweries.length, found.beers.length]).toEqual([SEARCH_HITS, SEARCH_HITS]);
  const towns = await search('town');
  expect(towns.towns).toHaveLength(SEARCH_HITS);
  expect(names(await search(' " '))).toEqual({ breweries: [], towns: [], beers: [] });
});

test('a beer is found however many breweries are nearer', async () => {
  const nearer = Array.from({ length: 510 }, (_, at) =>
    makeBrewery({ name: `Near ${at}`, latitude: '35.5', longitude: '-97.5164' }),
  );
  await run.deps.db.insertInto('breweries').values(nearer).execute();
  const far = await add('Far Mill', 'Anchorage', '61.2');
  const closed = await add('Shut', 'Nome', '61', { closedAt: '2026-01-01T00:00:00.000Z' });
  await addBeers([
    { breweryId: far.id, breweryName: 'Far Mill', beerName: 'Aurora Stout' },
    { breweryId: closed.id, breweryName: 'Shut', beerName: 'Aurora Lager' },
  ]);
  expect(names(await search('AURORA'))).toMatchObject({ beers: ['Aurora Stout'] });
  expect((await search('aurora')).beers[0]?.distance).toBeGreaterThan(1000);
});

test('counts a search as five calls, and one of the beer finder, too', async () => {
  const styles = { userLatitude: 35, userLongitude: -97, beerStyles: ['IPA'] };
  const asked = [
    (person: Fan) => person.call('GET', '/api/search?q=mill'),
    (person: Fan) => person.call('POST', '/api/beer-finder/search', styles),
  ];
  for (const ask of asked) {
    // Twenty-five calls in the 20 seconds of a window.
    const few = await buildTestApp({ config: { requestsPerMinute: 75 } });
    const person = await signUp(few, 'few');
    few.passTime(60_000);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await ask(person)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('refuses a search that is too long, and half a position', async () => {
  const refused = async (query: string) => {
    const response = await fan.call('GET', `/api/search?${query}`);
    return [response.statusCode, response.json().message];
  };
  expect((await refused(`q=${'a'.repeat(201)}`))[0]).toBe(400);
  expect(await refused('q=mill&lat=35')).toEqual([400, 'Send both lat and lng, or neither.']);
});
