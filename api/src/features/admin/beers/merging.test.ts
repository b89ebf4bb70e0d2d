import type { BeerDuplicate } from '@hoptrail/contracts/admin/beers';
import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import type { BeerHad, BeerMark } from '@hoptrail/contracts/beers/had';
import type { Wish } from '@hoptrail/contracts/beers/wishes';
import type { BeerPage } from '@hoptrail/contracts/breweries/beer-page';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import { signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const here = 'lat=35.4676&lng=-97.5164';
let run: TestApp;
let boss: SignedIn;
let ada: SignedIn;
let mill: string;
let porch: string;
/** One beer, which two breweries brewed together. */
let atMill: string;
let atPorch: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  [boss, ada] = [await signUp(run, 'boss'), await signUp(run, 'ada')];
  mill = (await addBrewery(run, { name: 'Mill', latitude: '35.5', longitude: '-97.5164' })).id;
  porch = (await addBrewery(run, { name: 'Porch', latitude: '35.6', longitude: '-97.5164' })).id;
  atMill = await addBeer(mill, 'Foggy Twin');
  atPorch = await addBeer(porch, 'Foggy Twin');
});

async function addBeer(breweryId: string, beerName: string): Promise<string> {
  const row = makeBeer({ breweryId, beerName, breweryName: breweryId === mill ? 'Mill' : 'Porch' });
  await run.deps.db.insertInto('beer_recommendations').values(row).execute();
  return String(row.id);
}

async function merge(beerId: string, otherId: string): Promise<number> {
  const response = await boss.call('PUT', `/api/beers/${beerId}/merged`, { otherId });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().change;
}
const refused = async (beerId: string, otherId: string) => {
  const response = await boss.call('PUT', `/api/beers/${beerId}/merged`, { otherId });
  return [response.statusCode, response.json().message];
};
const undo = (seq: number) => boss.call('POST', '/api/history/undo', { seq });
const pageOf = async (id: string): Promise<BeerPage> =>
  (await ada.call('GET', `/api/beers/${id}`)).json();
const breweriesOf = async (id: string) =>
  (await pageOf(id)).taps.map(({ brewery }) => brewery.name).toSorted();
const rate = (by: SignedIn, id: string, rating: number) =>
  by.call('PUT', `/api/beers/${id}/had`, { rating, isShared: true });
const had = async (): Promise<BeerHad[]> => (await ada.call('GET', '/api/beers/had')).json().beers;
const marksAt = async (breweryId: string): Promise<BeerMark[]> =>
  (await ada.call('GET', `/api/beers/had/marks?breweryId=${breweryId}`)).json();
const wishes = async (): Promise<Wish[]> =>
  (await ada.call('GET', `/api/beers/wishes?${here}`)).json();
const found = async () => (await ada.call('GET', `/api/search?q=foggy&${here}`)).json().beers;

test('a merged beer has both breweries, each person once in its mean, and one mark', async () => {
  const [bea, cal] = [await signUp(run, 'bea'), await signUp(run, 'cal')];
  await rate(ada, atMill, 2);
  run.passTime(1000);
  await rate(ada, atPorch, 3);
  await rate(bea, atMill, 4);
  expect(await found()).toHaveLength(2);
  await merge(atMill, atPorch);

  for (const id of [atMill, atPorch]) {
    expect(await breweriesOf(id)).toEqual(['Mill', 'Porch']);
    // Two people are too few, although there are three ratings.
    expect((await pageOf(id)).beer).toMatchObject({ id, ratedBy: null });
  }
  await rate(cal, atPorch, 5);
  for (const id of [atMill, atPorch]) {
    const { beer, taps } = await pageOf(id);
    expect([beer, ...taps.map((tap) => tap.beer)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ rating: '4.00', ratedBy: 3 })),
    );
  }
  const onTap = (await ada.call('GET', `/api/breweries/${mill}/beers`)).json();
  expect(onTap).toMatchObject([{ rating: '4.00', ratedBy: 3 }]);
  expect((await had()).map(({ rating }) => rating)).toEqual([3]);
  expect((await ada.call('GET', '/api/beers/had/figures')).json()).toMatchObject({ beers: 1 });
  expect(await found()).toMatchObject([{ id: atMill }]);
  const shared = await ada.call('GET', `/api/beers/${atMill}/ratings`);
  expect(shared.json().ratings.map(({ rating }: BeerHad) => rating)).toContain(5);
});

test('a mark and a wish of one brewery are those of the other, and are not doubled', async () => {
  await rate(ada, atMill, 4);
  await ada.call('PUT', `/api/beers/${atPorch}/wish`, { isWished: true });
  await merge(atPorch, atMill);
  expect(await marksAt(porch)).toMatchObject([{ beerId: atPorch, rating: 4 }]);
  expect(await marksAt(mill)).toMatchObject([{ beerId: atMill, rating: 4 }]);
  await rate(ada, atPorch, 5);
  expect((await had()).map(({ rating }) => rating)).toEqual([5]);
  expect(await wishes()).toMatchObject([{ beerId: atPorch, onTap: { breweryName: 'Mill' } }]);
  await ada.call('PUT', `/api/beers/${atMill}/wish`, { isWished: true });
  expect(await wishes()).toHaveLength(1);
  await ada.call('PUT', `/api/beers/${atMill}/wish`, { isWished: false });
  expect(await wishes()).toEqual([]);
  await ada.call('DELETE', `/api/beers/${atPorch}/had`);
  expect([await had(), await marksAt(mill)]).toEqual([[], []]);
});

test('of two marks from before a merge the last one is shown and changed, wherever it was made', async () => {
  await rate(ada, atMill, 2);
  run.passTime(1000);
  await rate(ada, atPorch, 3);
  await merge(atMill, atPorch);
  expect(await marksAt(mill)).toMatchObject([{ beerId: atMill, rating: 3 }]);
  await rate(ada, atMill, 5);
  expect((await had()).map(({ rating }) => rating)).toEqual([5]);
  const shared = (await ada.call('GET', `/api/beers/${atMill}/ratings`)).json().ratings;
  expect(shared).toMatchObject([{ username: 'ada', rating: 5 }]);
  const marks = [...(await marksAt(mill)), ...(await marksAt(porch))];
  expect(marks).toMatchObject([{ rating: 5 }, { rating: 5 }]);
  const [bea, cal] = [await signUp(run, 'bea'), await signUp(run, 'cal')];
  for (const person of [bea, cal]) await rate(person, atMill, 5);
  expect((await pageOf(atMill)).beer).toMatchObject({ rating: '5.00', ratedBy: 3 });
});

test('an undo after ratings loses none of them and doubles none', async () => {
  await rate(ada, atMill, 2);
  const seq = await merge(atMill, atPorch);
  const people = [await signUp(run, 'bea'), await signUp(run, 'cal'), await signUp(run, 'dan')];
  for (const person of people) await rate(person, atPorch, 4);
  await rate(ada, atPorch, 3);
  expect((await pageOf(atMill)).beer).toMatchObject({ rating: '3.75', ratedBy: 4 });
  expect((await undo(seq)).statusCode).toBe(200);
  expect((await pageOf(atMill)).beer.ratedBy).toBeNull();
  expect((await pageOf(atPorch)).beer).toMatchObject({ rating: '4.00', ratedBy: 3 });
  expect(await had()).toMatchObject([{ beerId: atMill, rating: 3 }]);
  expect([await breweriesOf(atMill), await breweriesOf(atPorch)]).toEqual([['Mill'], ['Porch']]);
  expect((await undo(seq)).json().code).toBe('history.undone');
  const entries = (await boss.call('GET', '/api/admin/history')).json().entries;
  expect(entries[0].changes).toEqual([
    { field: 'sameBeer', before: 'Foggy Twin, Mill', after: null },
  ]);
});

test('beers of one name stay two, and three are one after two merges, undone in their order', async () => {
  expect(await breweriesOf(atMill)).toEqual(['Mill']);
  const third = await addBeer(porch, 'Fog Twin');
  const first = await merge(atMill, atPorch);
  const second = await merge(third, atMill);
  expect(await breweriesOf(third)).toEqual(['Mill', 'Porch', 'Porch']);
  expect((await undo(first)).json()).toMatchObject({
    code: 'history.cannotUndo',
    message: 'The beer was merged with another one since. Please undo that merge first.',
  });
  expect((await undo(second)).statusCode).toBe(200);
  expect([await breweriesOf(third), await breweriesOf(atMill)]).toEqual([
    ['Porch'],
    ['Mill', 'Porch'],
  ]);
  expect((await undo(first)).statusCode).toBe(200);
  const rows = await run.deps.db.selectFrom('beer_recommendations').select('mergedAs').execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ mergedAs: null })));
});

test('two merges at once lose none, and the same one twice is refused', async () => {
  const third = await addBeer(porch, 'Fog Twin');
  await Promise.all([merge(atMill, atPorch), merge(third, atPorch)]);
  expect(await breweriesOf(third)).toEqual(['Mill', 'Porch', 'Porch']);
  const again = 'These are one beer already.';
  expect(await refused(third, atMill)).toEqual([400, again]);
  expect(await refused(atMill, atMill)).toEqual([400, again]);
  expect((await refused(atMill, 'nothing'))[0]).toBe(404);
});

test('likely duplicates are a letter apart in one tap list, or have one name at two breweries', async () => {
  const names = ['Lamplight IPA', 'Lampligth IPA', 'Lámplight IPA 2024', 'Stout', 'Lamplight'];
  for (const name of names) await addBeer(mill, name);
  for (const name of ['Lamplight IPA 2025', 'foggy twins']) await addBeer(mill, name);
  for (const name of ['stout', 'Lampligth IPAs']) await addBeer(porch, name);
  const duplicates = async () => {
    const response = await boss.call('GET', `/api/breweries/${mill}/beers/duplicates`);
    const pairs: BeerDuplicate[] = response.json();
    return pairs.map(({ beer, other }) => [beer.name, other.name, other.breweryName]);
  };
  expect(await duplicates()).toEqual([
    ['Foggy Twin', 'foggy twins', 'Mill'],
    ['Foggy Twin', 'Foggy Twin', 'Porch'],
    ['Lamplight IPA', 'Lampligth IPA', 'Mill'],
  ]);
  const seq = await merge(atMill, atPorch);
  expect((await duplicates()).map(([, name]) => name)).toEqual(['foggy twins', 'Lampligth IPA']);
  await undo(seq);
  expect(await duplicates()).toHaveLength(3);
  expect((await boss.call('GET', '/api/breweries/none/beers/duplicates')).statusCode).toBe(404);
});

test('the finder sorts a merged beer by the ratings of all its entries', async () => {
  const people = [await signUp(run, 'bea'), await signUp(run, 'cal'), await signUp(run, 'dan')];
  const other = await addBeer(mill, 'Other');
  const { db } = run.deps;
  await db.updateTable('beer_recommendations').set({ beerStyle: 'IPA', rating: '4.00' }).execute();
  const finder = async () => {
    const place = { userLatitude: 35.5, userLongitude: -97.5164 };
    const search = { ...place, beerStyles: ['IPA'] };
    const response = await ada.call('POST', '/api/beer-finder/search', search);
    expect(response.statusCode, response.body).toBe(200);
    const beers: FoundBeer[] = response.json().recommendations;
    return beers.map(({ id, rating, ratedBy }) => [id, rating, ratedBy]);
  };
  // Two people at one brewery and one at the other: too few for a mean of either entry.
  await Promise.all(people.map((one, at) => rate(one, at === 0 ? atMill : atPorch, 2)));
  const apart = [atMill, atPorch, other].map((id) => [id, '4.00', null]);
  expect((await finder()).toSorted()).toEqual(apart.toSorted());
  await merge(atMill, atPorch);
  expect(await finder()).toEqual([
    [other, '4.00', null],
    ...[atMill, atPorch].toSorted().map((id) => [id, '2.00', 3]),
  ]);
});
