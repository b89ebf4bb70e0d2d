import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { expect, test, vi } from 'vitest';
import { ROWS_A_SLICE } from '../../../lib/read-slices.ts';
import { buildTestApp } from '../../../testing/app.ts';
import { makeBeerHad } from '../../../testing/factories/beer.ts';
import { addImportedVisits } from '../../../testing/factories/visit-import.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { plansOf } from '../../../testing/query-plans.ts';
import { findImportedBeers, findImportedFigures, findImportedSliceEnd } from './list.repo.ts';

const ROWS = 2 * ROWS_A_SLICE + 40;

async function pagesOf(person: Person, query: string): Promise<BeerHad[]> {
  const beers: BeerHad[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await person.call(
      'GET',
      `/api/beers/had?${query}${cursor && `&cursor=${cursor}`}`,
    );
    expect(page.statusCode, page.body).toBe(200);
    beers.push(...page.json().beers);
    cursor = page.json().nextCursor;
  }
  return beers;
}

async function start() {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const next = vi.spyOn(run.deps.caches.turns, 'next');
  const turnsOf = async <Result>(work: () => Promise<Result>) => {
    const before = next.mock.calls.length;
    const result = await work();
    return { result, turns: next.mock.calls.length - before };
  };
  return { run, ada, turnsOf };
}

const at = (n: number) => new Date(Date.parse('2024-01-01T00:00:00Z') + n * 60_000).toISOString();
const padded = (n: number) => String(n).padStart(4, '0');

test('many imported beers come in order, and no turn reads more than some of them', async () => {
  const { run, ada, turnsOf } = await start();
  const styles = ['Lager', null, 'IPA', '\u{1F37A} Beer', '\uFF21 Beer'];
  await addImportedVisits(run.deps.db, ada.userId, ROWS, (n) => ({
    beerName: `Beer ${padded(n)}`,
    beerBrewery: n % 3 === 0 ? null : `Brewery ${n % 7}`,
    beerStyle: styles[n % styles.length] ?? null,
    rating: n % 2 === 0 ? '3.7' : null,
    searchText: n === ROWS - 1 ? 'the last' : 'beer',
    visitedAt: at(n),
  }));
  const { result: all, turns } = await turnsOf(() => pagesOf(ada, 'limit=50'));
  expect(all).toHaveLength(ROWS);
  expect(new Set(all.map(({ id }) => id)).size).toBe(ROWS);
  const order = all.map(({ style, name }) => Buffer.from(`${style}\0${name}`));
  expect(order).toEqual(order.toSorted(Buffer.compare));
  // A turn for the marks and one for the imported beers of each page.
  expect(turns).toBe(2 * Math.ceil(ROWS / 50));

  const search = await turnsOf(() => pagesOf(ada, 'search=last'));
  expect(search.result).toMatchObject([{ name: `Beer ${padded(ROWS - 1)}` }]);
  expect(search.turns).toBe(1 + 3);

  const figures = await turnsOf(() => ada.call('GET', '/api/beers/had/figures'));
  expect(figures.turns).toBe(1 + 3);
  expect(figures.result.json()).toEqual({
    beers: ROWS,
    breweries: 8,
    rated: ROWS / 2,
    meanRating: 3.7,
    styles: ['IPA', 'Lager', 'Other', '\uFF21 Beer', '\u{1F37A} Beer'].map((style) => ({
      style,
      beers: ROWS / styles.length,
      meanRating: 3.7,
    })),
  });
});

test('of many check-ins with one beer the last one is listed, with a brewery and without', async () => {
  const { run, ada, turnsOf } = await start();
  for (const beerBrewery of ['Russian River', null]) {
    await addImportedVisits(run.deps.db, ada.userId, ROWS / 2, (n) => ({
      beerBrewery,
      visitedAt: at(n % 2 === 0 ? ROWS - n : n),
      rating: n === 0 ? '4.5' : '2',
    }));
  }
  const { result: listed, turns } = await turnsOf(() => pagesOf(ada, ''));
  expect(listed.map(({ breweryName, rating }) => [breweryName, rating]).toSorted()).toEqual([
    ['Hop Bar', 4.5],
    ['Russian River', 4.5],
  ]);
  expect(turns).toBe(1 + 3);
  const figures = await ada.call('GET', '/api/beers/had/figures');
  expect(figures.json()).toMatchObject({ beers: 2, breweries: 2, rated: 2 });
});

test('many marks are counted and listed too', async () => {
  const { run, ada, turnsOf } = await start();
  const rows = Array.from({ length: ROWS }, (_, n) =>
    makeBeerHad({ userId: ada.userId, beerName: `Beer ${padded(n)}` }),
  );
  await run.deps.db.insertInto('beers_had').values(rows).execute();
  const page = await turnsOf(() => ada.call('GET', '/api/beers/had?limit=50'));
  expect(page.result.json().beers.map(({ name }: BeerHad) => name)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Beer ${padded(n)}`),
  );
  expect(page.turns).toBe(3 + 1);
  const figures = await ada.call('GET', '/api/beers/had/figures');
  expect(figures.json()).toMatchObject({ beers: ROWS });
});

test('requests of one person wait for each other', async () => {
  const { run, ada } = await start();
  const bea = await signUp(run, 'bea');
  await addImportedVisits(run.deps.db, ada.userId, ROWS, (n) => ({ beerName: `Beer ${n}` }));
  const ended: string[] = [];
  const ask = async (person: Person, name: string) => {
    const response = await person.call('GET', '/api/beers/had/figures');
    expect(response.statusCode).toBe(200);
    ended.push(name);
  };
  await Promise.all([...Array.from({ length: 40 }, () => ask(ada, 'ada')), ask(bea, 'bea')]);
  // One turn of hers comes after one of the other person, and not after those of all 40 requests.
  expect(ended.indexOf('bea')).toBeLessThan(3);
});

test.skipIf(isOnPostgres)('every statement finds its rows by an index', async () => {
  const { run, ada } = await start();
  const { db } = run.deps;
  await addImportedVisits(db, ada.userId, 10, (n) => ({ beerName: `Beer ${n}` }));
  const after = { id: 'a', name: 'Beer 1', style: 'IPA' };
  const until = { id: 'b', name: 'Beer 7', style: 'IPA' };
  const search = { userId: ada.userId, words: ['beer'], limit: 10, after, until };
  const plans = await plansOf(db, async (listening) => {
    await findImportedSliceEnd(listening, ada.userId, after);
    await findImportedBeers(listening, search);
    await findImportedFigures(listening, ada.userId, { after, until });
  });
  const inOrder =
    /visit USING (COVERING )?INDEX imported_visits_list \(userId=\? AND \(listedStyle,/;
  const isLast =
    /later USING COVERING INDEX imported_visits_beer \(userId=\? AND beerName=\? AND <expr>=\?\)/;
  expect(plans).toHaveLength(3);
  for (const [n, plan] of plans.entries()) {
    expect(plan.filter((step) => /SCAN|TEMP/.test(step))).toEqual([]);
    expect(plan.filter((step) => inOrder.test(step))).toHaveLength(1);
    expect(plan.filter((step) => isLast.test(step))).toHaveLength(n === 0 ? 0 : 1);
  }
});
