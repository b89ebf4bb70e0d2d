import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer, makeBeerHad } from '../../../testing/factories/beer.ts';
import { makeVisitImport } from '../../../testing/factories/visit-import.ts';
import { type Person, signUp } from '../../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let owner: SignedIn;
let ada: SignedIn;
let breweryId: string;
let stout: string;

beforeEach(async () => {
  run = await buildTestApp();
  [owner, ada] = [await signUp(run, 'owner'), await signUp(run, 'ada')];
  breweryId = (await addBrewery(run, { ownerId: owner.userId })).id;
  stout = await addBeer({ beerName: 'Screen Door Stout', beerStyle: 'Stout', rating: null });
});

async function addBeer(fields: Partial<Parameters<typeof makeBeer>[0]> = {}): Promise<string> {
  const beer = makeBeer({ breweryId, ...fields });
  await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
  return beer.id;
}

async function listOf(person: Person, query = ''): Promise<BeerHad[]> {
  const response = await person.call('GET', `/api/beers/had${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().beers;
}

const mark = (person: Person, beer: string, words: object = {}) =>
  person.call('PUT', `/api/beers/${beer}/had`, words);
const onTap = async () =>
  (await ada.call('GET', `/api/breweries/${breweryId}/beers`))
    .json()
    .find(({ id }: { id: string }) => id === stout);

test('one call marks a beer as had, the same again changes nothing, another undoes it', async () => {
  const made = await mark(ada, stout);
  expect(made.statusCode, made.body).toBe(200);
  expect(made.json()).toEqual({
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
  expect((await mark(ada, stout)).json()).toEqual(made.json());
  expect(await listOf(ada)).toEqual([made.json()]);
  expect(await listOf(owner)).toEqual([]);
  const undo = () => ada.call('DELETE', `/api/beers/${stout}/had`);
  expect((await undo()).json()).toEqual({ message: 'Beer removed' });
  expect((await undo()).statusCode).toBe(200);
  expect(await listOf(ada)).toEqual([]);
});

test('a rating, a line of text and sharing are changed each alone', async () => {
  await mark(ada, stout, { rating: 3.75 });
  const noted = await mark(ada, stout, { notes: '  Cocoa and smoke \u{1f37a} ' });
  expect(noted.json()).toMatchObject({ rating: 3.75, notes: 'Cocoa and smoke \u{1f37a}' });
  const { id } = noted.json();
  const shared = await ada.call('PUT', `/api/beers/had/${id}`, { isShared: true });
  expect(shared.json()).toMatchObject({ rating: 3.75, isShared: true });
  const cleared = await ada.call('PUT', `/api/beers/had/${id}`, { rating: null, notes: ' ' });
  expect(cleared.json()).toMatchObject({ rating: null, notes: null, isShared: true });
  const marks = await ada.call('GET', `/api/beers/had/marks?breweryId=${breweryId}`);
  expect(marks.json()).toMatchObject([{ id, beerId: stout, rating: null, isShared: true }]);
  const input = encodeURIComponent(JSON.stringify({ beerIds: [stout, 'unknown'] }));
  const overRpc = await ada.call('GET', `/trpc/beers.had.marks?input=${input}`);
  expect(overRpc.json().result.data).toEqual(marks.json());
  expect((await ada.call('GET', '/api/beers/had/marks')).statusCode).toBe(400);
});

const steps = 'Please rate from 0.25 to 5 in steps of 0.25.';
const oneLine =
  'Words about a beer are one line, without control characters. Please type them again.';

test.each([
  [{ rating: 5.1 }, steps],
  [{ rating: 5.25 }, steps],
  [{ rating: 0 }, steps],
  [{ rating: 3.7 }, steps],
  [{ rating: '4' }, steps],
  [{ notes: 'two\nlines' }, oneLine],
  [{ notes: 'bell \u0007' }, oneLine],
  [{ notes: 'back\u202ewards' }, oneLine],
  [{ notes: 'a'.repeat(201) }, 'Words about a beer have at most 200 characters.'],
])('refuses %j with a sentence and keeps what was', async (wrong, message) => {
  await mark(ada, stout, { rating: 4, notes: 'before' });
  const refused = await mark(ada, stout, wrong);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain(message);
  expect(await listOf(ada)).toMatchObject([{ rating: 4, notes: 'before' }]);
});

test('a beer belongs to the check-in of its day, and the trail has it with its rating', async () => {
  const body = { userId: ada.userId, breweryId };
  const { id } = (await ada.call('POST', '/api/checkins', body)).json();
  run.passTime(2 * HOUR_MS);
  await mark(ada, stout, { rating: 4.5 });
  expect(await listOf(ada)).toMatchObject([{ checkinId: id, hadOn: '2026-05-01' }]);
  const trail = async () => (await ada.call('GET', '/api/trail')).json().entries;
  expect(await trail()).toMatchObject([{ beers: [{ name: 'Screen Door Stout', rating: 4.5 }] }]);
  run.passTime(2 * DAY_MS);
  await mark(ada, await addBeer());
  expect(await trail()).toMatchObject([{ beers: [{ name: 'Screen Door Stout' }] }]);
  // A phone without a connection tells when it was.
  await mark(ada, await addBeer({ beerName: 'Late' }), { hadAt: '2026-05-01T13:00:00.000Z' });
  await mark(ada, await addBeer({ beerName: 'Early' }), { hadAt: '2031-05-01T13:00:00.000Z' });
  const found = new Map((await listOf(ada)).map(({ name, ...beer }) => [name, beer]));
  expect(found.get('Late')).toMatchObject({ checkinId: id, hadOn: '2026-05-01' });
  expect(found.get('Early')).toMatchObject({ checkinId: null, hadOn: '2026-05-03' });
});

test('three ratings make a mean, which the tap list and the finder have, best first', async () => {
  const came = await addBeer({ beerName: 'Came Rated', beerStyle: 'Stout', rating: '4.10' });
  const people = [ada, owner, await signUp(run, 'eve'), await signUp(run, 'joe')] as const;
  const [, second, third, fourth] = people;
  await mark(ada, stout, { rating: 5 });
  await mark(second, stout, { rating: 4.25 });
  await mark(fourth, stout);
  expect(await onTap()).toMatchObject({ rating: null, ratedBy: null });
  await mark(third, stout, { rating: 4.5 });
  expect(await onTap()).toMatchObject({ rating: '4.58', ratedBy: 3 });
  const search = { beerStyles: ['Stout'], userLatitude: 35.4676, userLongitude: -97.5164 };
  const found = await ada.call('POST', '/api/beer-finder/search', search);
  expect(found.json().recommendations).toMatchObject([
    { id: stout, rating: '4.58', ratedBy: 3 },
    { id: came, rating: '4.10', ratedBy: null },
  ]);
  await mark(third, stout, { rating: 0.25 });
  await mark(fourth, stout, { rating: 1 });
  expect(await onTap()).toMatchObject({ rating: '2.63', ratedBy: 4 });
  // An owner's edit does not change the mean, even if the form showed an older one.
  const edit = { ibu: 40, basedOn: { ibu: 28, rating: '1.00', ratedBy: 9 } };
  const edited = await owner.call('PUT', `/api/beers/${stout}`, edit);
  expect(edited.json()).toMatchObject({ ibu: 40, rating: '2.63', ratedBy: 4 });

  await fourth.call('DELETE', `/api/users/${fourth.userId}`);
  expect(await onTap()).toMatchObject({ rating: '3.17', ratedBy: 3 });
  await ada.call('DELETE', `/api/beers/${stout}/had`);
  expect(await onTap()).toMatchObject({ rating: null, ratedBy: null });
  const sums = run.deps.db.selectFrom('beer_recommendations').select(['ratedBy', 'ratingTotal']);
  expect(await sums.where('id', '=', stout).execute()).toEqual([{ ratedBy: 2, ratingTotal: 4.5 }]);
});

test('others see a rating only while it is shared, and nothing of a visit only for oneself', async () => {
  const shared = async () =>
    (await owner.call('GET', `/api/beers/${stout}/ratings?limit=10`)).json().ratings;
  const checkin = (
    await ada.call('POST', '/api/checkins', { userId: ada.userId, breweryId })
  ).json();
  await mark(ada, stout, { rating: 4.5, notes: 'Velvet' });
  expect(await shared()).toEqual([]);
  await mark(ada, stout, { isShared: true });
  expect(await shared()).toEqual([
    {
      id: expect.any(String),
      username: 'ada',
      profileImage: expect.any(String),
      rating: 4.5,
      notes: 'Velvet',
    },
  ]);
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: true });
  expect(await shared()).toEqual([]);
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: false });
  expect(await shared()).toHaveLength(1);
  await mark(ada, stout, { isShared: false });
  expect(await shared()).toEqual([]);
});

test('shared ratings come in pages, newest first', async () => {
  for (const name of ['eve', 'joe', 'kim']) {
    run.passTime(1000);
    await mark(await signUp(run, name), stout, { rating: 4, isShared: true });
  }
  const path = `/api/beers/${stout}/ratings?limit=2`;
  const first = (await ada.call('GET', path)).json();
  expect(first.ratings.map((one: { username: string }) => one.username)).toEqual(['kim', 'joe']);
  const rest = (await ada.call('GET', `${path}&cursor=${first.nextCursor}`)).json();
  expect(rest).toMatchObject({ ratings: [{ username: 'eve' }], nextCursor: null });
});

test('a list comes by style and name in pages, with a search and figures', async () => {
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
    styles: [
      { style: 'Lager', beers: 2 },
      { style: 'Stout', beers: 2 },
      { style: 'Amber', beers: 1 },
    ],
  });
});

test('a beer that leaves the tap list stays with its name, and can still be changed', async () => {
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
