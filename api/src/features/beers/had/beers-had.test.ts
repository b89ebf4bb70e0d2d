import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { listOf, mark, openTap } from '../../../testing/beers-had.ts';
import { makeBeerHad } from '../../../testing/factories/beer.ts';
import { makeVisitImport } from '../../../testing/factories/visit-import.ts';

let tap: Awaited<ReturnType<typeof openTap>>;

beforeEach(async () => {
  tap = await openTap();
});

test('one call marks a beer as had, the same again changes nothing, another undoes it', async () => {
  const { run, owner, ada, breweryId, stout } = tap;
  const marked = await mark(ada, stout);
  expect(marked.statusCode, marked.body).toBe(200);
  expect(marked.json()).toEqual({
    id: expect.any(String),
    beerId: stout,
    name: 'Screen Door Stout',
    style: 'Stout',
    abv: '5.40',
    breweryName: 'Porch Light Brewing',
    breweryId,
    place: null,
    rating: null,
    notes: null,
    isShared: false,
    checkinId: null,
    hadOn: '2026-05-01',
    createdAt: '2026-05-01T12:00:00.000Z',
    source: null,
  });
  run.passTime(HOUR_MS);
  expect((await mark(ada, stout)).json()).toEqual(marked.json());
  expect(await listOf(ada)).toEqual([marked.json()]);
  expect(await listOf(owner)).toEqual([]);
  const undo = () => ada.call('DELETE', `/api/beers/${stout}/had`);
  expect((await undo()).json()).toEqual({ message: 'Beer removed' });
  expect((await undo()).statusCode).toBe(200);
  expect(await listOf(ada)).toEqual([]);
});

test('a beer belongs to the check-in of its day, and the logbook has it with its rating', async () => {
  const { run, ada, breweryId, addBeer, stout } = tap;
  const body = { userId: ada.userId, breweryId };
  const { id } = (await ada.call('POST', '/api/checkins', body)).json();
  run.passTime(2 * HOUR_MS);
  await mark(ada, stout, { rating: 4.5 });
  expect(await listOf(ada)).toMatchObject([{ checkinId: id, hadOn: '2026-05-01' }]);
  const logbook = async () => (await ada.call('GET', '/api/logbook')).json().entries;
  expect(await logbook()).toMatchObject([{ beers: [{ name: 'Screen Door Stout', rating: 4.5 }] }]);
  run.passTime(2 * DAY_MS);
  await mark(ada, await addBeer());
  expect(await logbook()).toMatchObject([{ beers: [{ name: 'Screen Door Stout' }] }]);
  // A phone that had no connection sends the time of the mark.
  await mark(ada, await addBeer({ beerName: 'Late' }), { hadAt: '2026-05-01T13:00:00.000Z' });
  await mark(ada, await addBeer({ beerName: 'Early' }), { hadAt: '2031-05-01T13:00:00.000Z' });
  await mark(ada, await addBeer({ beerName: 'Reset' }), { hadAt: '0000-02-10T20:00:00Z' });
  const found = new Map((await listOf(ada)).map(({ name, ...beer }) => [name, beer]));
  expect(found.get('Late')).toMatchObject({ checkinId: id, hadOn: '2026-05-01' });
  for (const name of ['Early', 'Reset']) {
    expect(found.get(name)).toMatchObject({ checkinId: null, hadOn: '2026-05-03' });
  }
});

test('a list comes by style and name in pages, with a search and figures', async () => {
  const { ada, addBeer, stout } = tap;
  for (const [beerName, beerStyle] of [
    ['Zwickl', 'Lager'],
    ['Café Noir', 'Stout'],
    ['Amber One', 'Amber'],
    ['Helles', 'Lager'],
  ] as const) {
    await mark(ada, await addBeer({ beerName, beerStyle }), { notes: `With ${beerStyle} friends` });
  }
  await mark(ada, stout, { rating: 4 });
  const names = async (query: string) => (await listOf(ada, query)).map(({ name }) => name);
  const all = ['Amber One', 'Helles', 'Zwickl', 'Café Noir', 'Screen Door Stout'];
  expect(await names('')).toEqual(all);
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ada.call('GET', `/api/beers/had?limit=2${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.json().beers.map(({ name }: BeerHad) => name));
    cursor = page.json().nextCursor;
  }
  expect(paged).toEqual(all);
  expect(await names('?search=cafe%20STOUT')).toEqual(['Café Noir']);
  expect(await names('?search=lager%20friends')).toEqual(['Helles', 'Zwickl']);
  expect(await names('?search=porch')).toEqual(all);
  expect(await names('?search=%25')).toEqual([]);
  expect(await listOf(ada, '?cursor=unknown')).toEqual([]);
  expect((await ada.call('GET', '/api/beers/had/figures')).json()).toEqual({
    beers: 5,
    breweries: 1,
    rated: 1,
    meanRating: 4,
    styles: [
      { style: 'Lager', beers: 2, meanRating: null },
      { style: 'Stout', beers: 2, meanRating: 4 },
      { style: 'Amber', beers: 1, meanRating: null },
    ],
  });
});

test('a beer that leaves the tap list stays with its name, and can still be changed', async () => {
  const { owner, ada, stout } = tap;
  await mark(ada, stout, { rating: 4 });
  await owner.call('PUT', `/api/beers/${stout}`, { beerName: 'Screen Door Imperial' });
  expect(await listOf(ada)).toMatchObject([{ name: 'Screen Door Imperial', beerId: stout }]);
  expect((await owner.call('DELETE', `/api/beers/${stout}`)).statusCode).toBe(200);
  const [left] = await listOf(ada);
  expect(left).toMatchObject({
    name: 'Screen Door Stout',
    style: 'Stout',
    beerId: null,
    rating: 4,
  });
  const changed = await ada.call('PUT', `/api/beers/had/${left?.id}`, { rating: 4.25 });
  expect(changed.json()).toMatchObject({ rating: 4.25, breweryName: 'Porch Light Brewing' });
  expect((await mark(ada, stout)).json().code).toBe('beer.notFound');
  expect((await owner.call('DELETE', `/api/beers/had/${left?.id}`)).statusCode).toBe(403);
  expect((await ada.call('DELETE', `/api/beers/had/${left?.id}`)).statusCode).toBe(200);
  const again = await ada.call('DELETE', `/api/beers/had/${left?.id}`);
  expect([again.statusCode, again.json().code]).toEqual([404, 'beerHad.notFound']);
});

test('imported beers are on the list once, with the rating of the last check-in', async () => {
  const { run, ada, stout } = tap;
  const visits = makeVisitImport({ userId: ada.userId });
  await run.deps.db.insertInto('visit_imports').values(visits).execute();
  const base = {
    ...{ importId: visits.id, userId: ada.userId, source: 'untappd' as const, country: null },
    ...{ breweryId: null, placeKey: 'bar', city: null, state: null, latitude: null, ibu: null },
    ...{
      longitude: null,
      beerName: 'Pliny',
      beerBrewery: 'Russian River',
      link: null,
      notes: null,
    },
    ...{ beerStyle: 'IPA - Imperial / Double', abv: '8', createdAt: '2026-05-01T12:00:00.000Z' },
    ...{ searchText: 'pliny russian river hop bar', placeName: 'Hop Bar' },
  };
  const rows = [
    { id: 'v1', sourceKey: '1', rating: '4.1', visitedAt: '2020-01-01T20:00:00.000Z' },
    { id: 'v2', sourceKey: '2', rating: '4.7', visitedAt: '2021-01-01T20:00:00.000Z' },
  ].map((row) => ({ ...base, ...row, visitedOn: row.visitedAt.slice(0, 10) }));
  await run.deps.db.insertInto('imported_visits').values(rows).execute();
  await mark(ada, stout);
  expect(await listOf(ada)).toMatchObject([
    {
      id: 'v2',
      name: 'Pliny',
      breweryName: 'Russian River',
      place: 'Hop Bar',
      rating: 4.7,
      source: 'untappd',
      hadOn: '2021-01-01',
    },
    { name: 'Screen Door Stout', source: null },
  ]);
  expect(await listOf(ada, '?search=pliny&cursor=v2')).toEqual([]);
  expect((await ada.call('GET', '/api/beers/had/figures')).json()).toMatchObject({ beers: 2 });
});

test('a list has an end', async () => {
  const { run, ada, stout } = tap;
  const rows = Array.from({ length: 10_000 }, () => makeBeerHad({ userId: ada.userId }));
  for (let at = 0; at < rows.length; at += 1000) {
    await run.deps.db
      .insertInto('beers_had')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  const refused = await mark(ada, stout);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'beerHad.tooMany']);
  expect(await listOf(ada)).toHaveLength(50);
});
