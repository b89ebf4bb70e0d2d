import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { Person, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const stout = { beerName: 'Wool Sock', beerStyle: 'Stout', abv: '6.4', ibu: 35, priceSmall: '4' };
let run: TestApp;
let owner: SignedIn;
let brewery: NewBrewery;
let list: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  owner = await signUp(run, 'owner');
  brewery = await addBrewery(run, { ownerId: owner.userId });
  list = `/api/breweries/${brewery.id}/beers`;
});

const add = (beer: object) => owner.call('POST', list, beer);
const read = async (path: string) => (await new Person(run.app).call('GET', path)).json();
const names = (beers: { beerName: string }[]) => beers.map(({ beerName }) => beerName);

test('a beer goes on tap with its facts, and is found by the finder at once', async () => {
  const made = await add({ ...stout, abv: '6.4', description: '', priceLarge: '' });
  expect(made.statusCode, made.body).toBe(200);
  expect(made.json()).toMatchObject({
    breweryId: brewery.id,
    breweryName: brewery.name,
    beerName: 'Wool Sock',
    abv: '6.40',
    ibu: 35,
    rating: null,
    description: null,
    priceSmall: '4.00',
    priceLarge: null,
    availability: 'available',
    lastUpdated: '2026-05-01T12:00:00.000Z',
  });
  expect(await read(list)).toEqual([made.json()]);
  expect(await found()).toEqual(['Wool Sock']);
});

test('only what is on tap is found; fans read what is coming, the owner also what is gone', async () => {
  await add({ ...stout, beerName: 'Gone', availability: 'gone' });
  await add({ ...stout, beerName: 'Coming', availability: 'coming' });
  const { id } = (await add({ ...stout, beerName: 'Poured' })).json();
  expect(await found()).toEqual(['Poured']);
  expect(names(await read(list))).toEqual(['Poured', 'Coming']);
  expect(names((await owner.call('GET', `${list}/all`)).json())).toEqual([
    'Poured',
    'Coming',
    'Gone',
  ]);
  run.passTime(60_000);
  const emptied = await owner.call('PUT', `/api/beers/${id}`, { availability: 'gone' });
  expect(emptied.json()).toMatchObject({
    availability: 'gone',
    abv: '6.40',
    lastUpdated: '2026-05-01T12:01:00.000Z',
  });
  expect(await found()).toEqual([]);
});

test('the tap list is as new as its last change, a beer that left it included', async () => {
  const changed = () => read(`${list}/changed`);
  expect(await changed()).toEqual({ changedAt: null });
  await add({ ...stout, beerName: 'Stays' });
  const { id } = (await add({ ...stout, beerName: 'Goes' })).json();
  expect(await changed()).toEqual({ changedAt: '2026-05-01T12:00:00.000Z' });

  run.passTime(60_000);
  await owner.call('PUT', `/api/beers/${id}`, { availability: 'gone' });
  expect(await changed()).toEqual({ changedAt: '2026-05-01T12:01:00.000Z' });

  run.passTime(60_000);
  await owner.call('DELETE', `/api/beers/${id}`);
  const input = encodeURIComponent(JSON.stringify({ breweryId: brewery.id }));
  const overRpc = await read(`/trpc/beers.changed?input=${input}`);
  expect(overRpc.result.data).toEqual({ changedAt: '2026-05-01T12:02:00.000Z' });
  expect(await changed()).toEqual(overRpc.result.data);
});

test('an edit leaves the rating alone, and a deleted beer is gone', async () => {
  const rated = makeBeer({ breweryId: brewery.id, rating: '4.05' });
  await run.deps.db.insertInto('beer_recommendations').values(rated).execute();
  const path = `/api/beers/${rated.id}`;
  const changed = await owner.call('PUT', path, { rating: '5.00', ibu: null, beerStyle: 'Sour' });
  expect(changed.json()).toMatchObject({ rating: '4.05', ibu: null, beerStyle: 'Sour' });
  expect((await owner.call('DELETE', path)).json()).toEqual({ message: 'Beer deleted' });
  const again = await owner.call('DELETE', path);
  expect([again.statusCode, again.json().code]).toEqual([404, 'beer.notFound']);
});

test('a double tap makes one beer, and two beers never have one name', async () => {
  await add(stout);
  const again = await add({ ...stout, beerName: 'WOOL SOCK' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'beer.exists']);
  const { id } = (await add({ ...stout, beerName: 'Other Sock' })).json();
  const renamed = await owner.call('PUT', `/api/beers/${id}`, { beerName: 'W\u00f3ol sock' });
  expect(renamed.json().code).toBe('beer.exists');
  const same = await owner.call('PUT', `/api/beers/${id}`, { beerName: 'Other sock' });
  expect(same.statusCode).toBe(200);
});

test('a tap list ends somewhere', async () => {
  const beers = Array.from({ length: BEERS_PER_BREWERY }, (_, index) =>
    makeBeer({ breweryId: brewery.id, beerName: `Beer ${index}` }),
  );
  await run.deps.db.insertInto('beer_recommendations').values(beers).execute();
  const refused = await add(stout);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'beer.tooMany']);
});

test.each([
  [{ abv: '71' }, 'Please enter a number from 0 to 70, such as 5.4.'],
  [{ abv: '-1' }, 'Please enter a number from 0 to 70, such as 5.4.'],
  [{ abv: '5.432' }, 'Please enter a number from 0 to 70, such as 5.4.'],
  [{ priceLarge: '1e3' }, 'Please enter a number from 0 to 999.99, such as 6.50.'],
  [{ ibu: 3.5 }, 'Please enter a whole number, such as 35.'],
  [{ beerStyle: 'Smoothie' }, 'Please choose one of the styles.'],
  [{ availability: 'out' }, 'Please choose one.'],
  [{ beerName: '  ' }, 'beerName: Required'],
])('a beer with %j is refused with a sentence', async (wrong, message) => {
  const refused = await add({ ...stout, ...wrong });
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});

test('a change of what somebody else changed meanwhile is refused', async () => {
  const { id } = (await add(stout)).json();
  const boss = await signUp(run, 'boss');
  await boss.call('PUT', `/api/beers/${id}`, { abv: '7' });
  const late = { abv: '6.5', basedOn: { abv: '6.40' } };
  const refused = await owner.call('PUT', `/api/beers/${id}`, late);
  expect(refused.json()).toMatchObject({ code: 'edit.conflict', current: { abv: '7.00' } });
});

test('what is done to a tap list is remembered', async () => {
  const { id } = (await add(stout)).json();
  await owner.call('PUT', `/api/beers/${id}`, { availability: 'gone' });
  await owner.call('PUT', `/api/beers/${id}`, { availability: 'gone' });
  await owner.call('DELETE', `/api/beers/${id}`);
  const history = await owner.call('GET', `/api/breweries/${brewery.id}/history`);
  const told = history
    .json()
    .entries.map(({ verb, name, kind }: Record<string, string>) => [verb, kind, name]);
  const name = 'Wool Sock';
  expect(told).toEqual([
    ['deleted', 'beer', name],
    ['changed', 'beer', name],
    ['created', 'beer', name],
  ]);
});

async function found() {
  const answer = await owner.call('POST', '/api/beer-finder/search', {
    beerStyles: ['Stout'],
    userLatitude: 35.4676,
    userLongitude: -97.5164,
  });
  return names(answer.json().recommendations);
}
