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

test('adds a beer with its values, which the finder finds at once', async () => {
  const added = await add({ ...stout, abv: '6,4', description: '', priceLarge: '' });
  expect(added.statusCode, added.body).toBe(200);
  expect(added.json()).toMatchObject({
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
  expect(await read(list)).toEqual([added.json()]);
  expect(await found()).toEqual(['Wool Sock']);
});

test('shows available beers in the finder, coming ones to fans, and gone ones to the owner', async () => {
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

test('dates the tap list by its last change, including deleted beers', async () => {
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

test('keeps the rating on an edit, and deletes a beer', async () => {
  const rated = makeBeer({ breweryId: brewery.id, rating: '4.05' });
  await run.deps.db.insertInto('beer_recommendations').values(rated).execute();
  const path = `/api/beers/${rated.id}`;
  const changed = await owner.call('PUT', path, { rating: '5.00', ibu: null, beerStyle: 'Sour' });
  expect(changed.json()).toMatchObject({ rating: '4.05', ibu: null, beerStyle: 'Sour' });
  expect((await owner.call('DELETE', path)).json()).toMatchObject({ message: 'Beer deleted' });
  const again = await owner.call('DELETE', path);
  expect([again.statusCode, again.json().code]).toEqual([404, 'beer.notFound']);
});

test('adds one beer for a double tap, and refuses two beers of one name', async () => {
  await add(stout);
  const again = await add({ ...stout, beerName: 'WOOL SOCK' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'beer.exists']);
  const { id } = (await add({ ...stout, beerName: 'Other Sock' })).json();
  const renamed = await owner.call('PUT', `/api/beers/${id}`, { beerName: 'W\u00f3ol sock' });
  expect(renamed.json().code).toBe('beer.exists');
  const same = await owner.call('PUT', `/api/beers/${id}`, { beerName: 'Other sock' });
  expect(same.statusCode).toBe(200);
});

test('limits the length of a tap list', async () => {
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
  [{ priceLarge: '1e3' }, 'Please enter a number from 0 to 999,999.99, such as 6.50.'],
  [{ ibu: 3.5 }, 'Please enter a whole number, such as 35.'],
  [{ beerStyle: 'Smoothie' }, 'Please choose one of the styles.'],
  [{ availability: 'out' }, 'Please choose one.'],
  [{ beerName: '  ' }, 'beerName: Required'],
])('refuses a beer with %j and says why', async (wrong, message) => {
  const refused = await add({ ...stout, ...wrong });
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});

test('refuses a change of fields that somebody else changed meanwhile', async () => {
  const { id } = (await add(stout)).json();
  const boss = await signUp(run, 'boss');
  await boss.call('PUT', `/api/beers/${id}`, { abv: '7' });
  const late = { abv: '6.5', basedOn: { abv: '6.40' } };
  const refused = await owner.call('PUT', `/api/beers/${id}`, late);
  expect(refused.json()).toMatchObject({ code: 'edit.conflict', current: { abv: '7.00' } });
});

test('records changes of a tap list in the history', async () => {
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
  const response = await owner.call('POST', '/api/beer-finder/search', {
    beerStyles: ['Stout'],
    userLatitude: 35.4676,
    userLongitude: -97.5164,
  });
  return names(response.json().recommendations);
}
