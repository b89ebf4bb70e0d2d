import type { BeerPage } from '@hoptrail/contracts/breweries/beer-page';
import { WISHES_PER_PERSON } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWrongCounters } from '../../../ops/doctor/doctor.repo.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import { signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let boss: SignedIn;
let fans: SignedIn[];
/** Entries of four tap lists, with these names. */
let [a, b, c, d]: string[] = [];

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  boss = await signUp(run, 'boss');
  fans = [await signUp(run, 'ada'), await signUp(run, 'bea'), await signUp(run, 'cal')];
  [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map(addBeer));
});

afterEach(async () => {
  expect(await countWrongCounters(run.deps.db)).toEqual({});
});

async function addBeer(name: string): Promise<string> {
  const { id: breweryId } = await addBrewery(run, { name });
  const row = makeBeer({ breweryId, breweryName: name, beerName: name });
  await run.deps.db.insertInto('beer_recommendations').values(row).execute();
  return row.id;
}

async function changeOf(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<number> {
  const response = await boss.call(method, path, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().change;
}
const merge = (beer = '', otherId = '') =>
  changeOf('PUT', `/api/beers/${beer}/merged`, { otherId });
const remove = (beer = '') => changeOf('DELETE', `/api/beers/${beer}`);
const undo = async (seq: number) => {
  const response = await boss.call('POST', '/api/history/undo', { seq });
  return response.statusCode === 200 ? 'done' : response.json().message;
};
async function rate(by: SignedIn | undefined, beer = '', rating = 4, isShared = true) {
  const response = await by?.call('PUT', `/api/beers/${beer}/had`, { rating, isShared });
  expect(response?.statusCode, response?.body).toBeLessThan(500);
}
const pageOf = async (beer = ''): Promise<BeerPage> =>
  (await boss.call('GET', `/api/beers/${beer}`)).json();
const meanOf = async (beer?: string) => {
  const { rating, ratedBy } = (await pageOf(beer)).beer;
  return ratedBy === null ? null : `${rating} of ${ratedBy}`;
};
/** Returns the names of the entries that are one beer with this one. */
const sameAs = async (beer?: string) =>
  (await pageOf(beer)).taps
    .map(({ beer: { beerName } }) => beerName)
    .toSorted()
    .join('');

test('a person with marks on both entries counts once, however they change, undo and delete', async () => {
  const [ada, bea, cal] = fans;
  await rate(ada, a, 1);
  run.passTime(1000);
  await rate(ada, b, 4);
  await rate(bea, a, 4);
  await rate(cal, b, 4);
  const merged = await merge(a, b);
  expect(await meanOf(a)).toBe('4.00 of 3');
  // The last mark is no longer seen by others, so the one before it is.
  await rate(ada, a, 4, false);
  expect(await meanOf(b)).toBe('3.00 of 3');
  await rate(ada, a, 2.5, true);
  expect(await meanOf(b)).toBe('3.50 of 3');
  const edited = await boss.call('PUT', `/api/beers/${a}`, { ibu: 30 });
  expect(edited.json()).toMatchObject({ rating: '3.50', ratedBy: 3 });
  const deleted = await remove(b);
  expect(await meanOf(a)).toBeNull();
  expect(await undo(deleted)).toBe('done');
  expect(await meanOf(a)).toBe('3.50 of 3');
  const suspension = `/api/admin/people/${ada?.userId}/suspension`;
  await boss.call('PUT', suspension, { reason: 'Rates without tasting.' });
  expect(await meanOf(a)).toBeNull();
  await boss.call('DELETE', suspension);
  expect(await meanOf(a)).toBe('3.50 of 3');
  expect(await undo(merged)).toBe('done');
  const sums = run.deps.db.selectFrom('beer_recommendations').select(['ratedBy', 'ratingTotal']);
  expect(await sums.where('ratedBy', '>', 0).orderBy('beerName').execute()).toEqual([
    { ratedBy: 2, ratingTotal: 5 },
    { ratedBy: 2, ratingTotal: 6.5 },
  ]);
});

test('a visit that is only for its person takes their later mark out, and the earlier one counts', async () => {
  const [ada, bea, cal] = fans;
  for (const one of [bea, cal]) await rate(one, a, 4);
  await rate(ada, a, 1);
  run.passTime(1000);
  const { breweryId } = (await pageOf(b)).beer;
  const visit = await ada?.call('POST', '/api/checkins', { userId: ada.userId, breweryId });
  await rate(ada, b, 4);
  await merge(a, b);
  expect(await meanOf(a)).toBe('4.00 of 3');
  const path = `/api/checkins/${visit?.json().id}`;
  await ada?.call('PUT', path, { onlyForMe: true });
  expect(await meanOf(a)).toBe('3.00 of 3');
  await ada?.call('PUT', path, { onlyForMe: false });
  expect(await meanOf(a)).toBe('4.00 of 3');
  await ada?.call('DELETE', `/api/beers/${b}/had`);
  expect(await meanOf(a)).toBeNull();
});

test('a deleted entry belongs to its beer again, though the beer was merged meanwhile', async () => {
  const first = await merge(a, b);
  const deleted = await remove(b);
  const second = await merge(c, a);
  expect(await undo(deleted)).toBe('done');
  expect(await sameAs(b)).toBe('ABC');
  expect(await undo(second)).toBe('done');
  expect([await sameAs(b), await sameAs(c)]).toEqual(['AB', 'C']);
  expect(await undo(first)).toBe('done');
  expect([await sameAs(a), await sameAs(b)]).toEqual(['A', 'B']);
});

test('merges are undone in their order although an entry is deleted and restored between', async () => {
  const first = await merge(a, b);
  const second = await merge(c, a);
  const deleted = await remove(b);
  expect(await undo(second)).toBe('done');
  expect(await undo(deleted)).toBe('done');
  expect(await sameAs(a)).toBe('AB');
  expect(await undo(first)).toBe('done');
  expect(await sameAs(a)).toBe('A');
});

test('a merge is not undone while a beer belongs to it that was merged with it later', async () => {
  const later = 'The beer was merged with another one since. Please undo that merge first.';
  const first = await merge(a, b);
  const second = await merge(b, c);
  expect(await undo(first)).toBe(later);
  expect(await sameAs(c)).toBe('ABC');
  const third = await merge(d, b);
  expect(await undo(second)).toBe(later);
  for (const seq of [third, second, first]) expect(await undo(seq)).toBe('done');
  expect(await Promise.all([a, b, c, d].map(sameAs))).toEqual(['A', 'B', 'C', 'D']);
});

test('two merged beers made one are two again', async () => {
  await merge(a, b);
  const second = await merge(c, d);
  const both = await merge(a, c);
  expect(await sameAs(d)).toBe('ABCD');
  expect(await undo(second)).toContain('Please undo that merge first.');
  const deleted = await remove(a);
  expect(await undo(both)).toBe('done');
  expect([await sameAs(b), await sameAs(c)]).toEqual(['B', 'CD']);
  expect(await undo(deleted)).toBe('done');
  expect([await sameAs(a), await sameAs(d)]).toEqual(['AB', 'CD']);
});

test('the sums stay those of the ratings while people rate, and all else happens at once', async () => {
  const [ada, bea] = fans;
  const suspension = (fan: SignedIn | undefined) => `/api/admin/people/${fan?.userId}/suspension`;
  for (let round = 0; round < 4; round += 1) {
    const merged = await merge(a, b);
    const deleted = await remove(d);
    await Promise.all([
      ...fans.flatMap((fan, at) => [a, b, c, d].map((beer) => rate(fan, beer, at + 1))),
      merge(c, a),
      undo(deleted),
      boss.call('PUT', suspension(fans[2]), { reason: 'Rates without tasting.' }),
      bea?.call('DELETE', `/api/beers/${b}/had`),
      remove(b),
      rate(ada, a, 5, false),
      rate(ada, c, 2, true),
    ]);
    expect(await countWrongCounters(run.deps.db)).toEqual({});
    await Promise.all([
      boss.call('DELETE', suspension(fans[2])),
      undo(merged),
      ...fans.map((fan) => rate(fan, a, 3)),
    ]);
    expect(await countWrongCounters(run.deps.db)).toEqual({});
    [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map(addBeer));
    fans[2] = await signUp(run, `cal${round}`);
  }
});

test('a restored beer is on the wish lists again that had it, once and within their limit', async () => {
  const [ada, bea, cal] = fans;
  await merge(a, b);
  const wish = (by: SignedIn | undefined, beer = '', isWished = true) =>
    by?.call('PUT', `/api/beers/${beer}/wish`, { isWished });
  const wishesOf = async (by: SignedIn | undefined) => {
    const wishes = (await by?.call('GET', '/api/beers/wishes'))?.json();
    return wishes.map(({ beerId }: { beerId: string }) => beerId);
  };
  for (const fan of fans) await wish(fan, b);
  const gone = await signUp(run, 'gone');
  await wish(gone, b);
  const deleted = await remove(b);
  expect(await wishesOf(ada)).toEqual([]);
  await wish(bea, a);
  const { db } = run.deps;
  const styles = Array.from({ length: WISHES_PER_PERSON }, (_, at) => `Style ${at}`);
  const createdAt = new Date().toISOString();
  const full = styles.map((style) => ({ id: style, userId: cal?.userId ?? '', style, createdAt }));
  await db
    .insertInto('beer_wishes')
    .values(full.map((row) => ({ ...row, beerId: null })))
    .execute();
  await gone.call('DELETE', `/api/users/${gone.userId}`);
  expect(await undo(deleted)).toBe('done');
  expect(await wishesOf(ada)).toEqual([b]);
  expect(await wishesOf(bea)).toEqual([a]);
  expect(await wishesOf(cal)).not.toContain(b);
  const { rows } = await sql`select stored from undoable_changes
    where stored like ${`%${gone.userId}%`}`.execute(db);
  expect(rows).toEqual([]);
});
