import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeCheckin, type NewCheckin } from '../../testing/factories/checkin.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { dateCheckins } from './date-checkins.ts';

async function visit(
  { deps }: TestApp,
  userId: string,
  breweryId: string,
  more: Partial<NewCheckin> = {},
): Promise<NewCheckin> {
  const row = makeCheckin({ userId, breweryId, ...more });
  await deps.db.insertInto('check_ins').values(row).execute();
  return row;
}

async function logbookOf(person: Person, query = ''): Promise<LogbookEntry[]> {
  const response = await person.call('GET', `/api/logbook${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().entries;
}

test('an empty logbook has no entries, figures of nothing, and no places', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  expect((await ada.call('GET', '/api/logbook')).json()).toEqual({ entries: [], nextCursor: null });
  expect((await ada.call('GET', '/api/logbook?search=porch')).json().entries).toEqual([]);
  expect((await ada.call('GET', '/api/logbook/visits')).json()).toEqual([]);
  const figures = (await ada.call('GET', '/api/logbook/figures')).json();
  expect(figures).toMatchObject({
    checkins: 0,
    breweries: 0,
    towns: 0,
    states: 0,
    newBreweries: [],
    since: null,
    currentRun: null,
    longestRun: null,
    busiestWeekday: null,
    farthestApart: null,
  });
  expect(figures.weeks).toHaveLength(52);
});

test("an entry has the brewery's town, its day and time zone, and whether it is the first visit", async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T03:30:00.000Z' });
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run, { logo: '/art/covers/1.svg' });
  const here = { latitude: 35.4666, longitude: -97.5116, accuracy: 5 };
  const body = { userId: ada.userId, breweryId: brewery.id, notes: 'Porter', ...here };
  const created = (await ada.call('POST', '/api/checkins', body)).json();
  expect(created).toMatchObject({
    verifiedBy: 'position',
    timeZone: 'America/Chicago',
    visitedOn: '2026-05-01',
    onlyForMe: false,
  });
  run.passTime(30 * HOUR_MS);
  const again = {
    ...body,
    notes: null,
    latitude: undefined,
    longitude: undefined,
    onlyForMe: true,
  };
  await ada.call('POST', '/api/checkins', again);
  const [second, first] = await logbookOf(ada);
  expect(first).toEqual({
    id: created.id,
    breweryId: brewery.id,
    breweryName: 'Porch Light Brewing',
    city: 'Oklahoma City',
    state: 'Oklahoma',
    logo: '/art/covers/1.svg',
    image: null,
    isClosed: false,
    createdAt: '2026-05-02T03:30:00.000Z',
    timeZone: 'America/Chicago',
    visitedOn: '2026-05-01',
    localTime: '22:30',
    notes: 'Porter',
    photos: [],
    beers: [],
    verifiedBy: 'position',
    onlyForMe: false,
    isFirstVisit: true,
  });
  expect(second).toMatchObject({
    visitedOn: '2026-05-03',
    verifiedBy: null,
    onlyForMe: true,
    isFirstVisit: false,
  });
});

test('a logbook comes in pages, newest first, without gaps and doubles at equal times', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const brewery = await addBrewery(run);
  for (let hour = 0; hour < 7; hour += 1) {
    const createdAt = `2026-01-10T0${Math.floor(hour / 3)}:00:00.000Z`;
    await visit(run, ada.userId, brewery.id, { createdAt });
  }
  await visit(run, eve.userId, brewery.id);
  const all = await logbookOf(ada);
  expect(all).toHaveLength(7);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all.map(({ createdAt }) => createdAt).toSorted((one, other) => other.localeCompare(one)),
  );
  const paged: LogbookEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ada.call('GET', `/api/logbook?limit=2${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.json().entries);
    cursor = page.json().nextCursor;
  }
  expect(paged).toEqual(all);
  // Another person's check-in is no cursor.
  const [foreign] = await logbookOf(eve);
  expect(await logbookOf(ada, `?cursor=${foreign?.id}`)).toEqual([]);
});

test('a search finds breweries, towns and notes, without case and accents', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const porch = await addBrewery(run);
  const cafe = await addBrewery(run, { name: 'Café Émile', city: 'Norman', state: 'Oklahoma' });
  await visit(run, ada.userId, porch.id, { notes: 'With Zoë, 50% off & more_fun' });
  await visit(run, ada.userId, cafe.id);
  await visit(run, ada.userId, cafe.id, { createdAt: '2026-02-01T20:00:00.000Z' });
  const found = async (search: string) =>
    (await logbookOf(ada, `?search=${encodeURIComponent(search)}`)).map(
      (entry) => entry.breweryName,
    );
  expect(await found('cafe emile')).toEqual(['Café Émile', 'Café Émile']);
  expect(await found('NORMAN')).toHaveLength(2);
  expect(await found('zoe')).toEqual(['Porch Light Brewing']);
  expect(await found('porch zoe')).toEqual(['Porch Light Brewing']);
  expect(await found('oklahoma')).toHaveLength(3);
  expect(await found('50%')).toHaveLength(1);
  expect(await found('%')).toHaveLength(1);
  expect(await found("o'brien; --")).toEqual([]);
  expect(await found('  ')).toHaveLength(3);
  const page = await ada.call('GET', '/api/logbook?search=norman&limit=1');
  const { nextCursor } = page.json();
  expect(await logbookOf(ada, `?search=norman&limit=1&cursor=${nextCursor}`)).toHaveLength(1);
});

test('figures count breweries, towns, states and weeks by the days at the breweries', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const porch = await addBrewery(run);
  const closed = await addBrewery(run, {
    name: 'Gone Brewing',
    closedAt: '2026-04-01T00:00:00.000Z',
  });
  const portland = await addBrewery(run, {
    name: 'Rose City',
    city: 'Portland',
    state: 'Oregon',
    latitude: '45.5152',
    longitude: '-122.6784',
  });
  const nowhere = await addBrewery(run, { city: 'Norman', latitude: null, longitude: null });
  // A Monday in UTC, and the Sunday before in Oklahoma.
  await visit(run, ada.userId, porch.id, { createdAt: '2026-04-20T03:00:00.000Z' });
  await visit(run, ada.userId, closed.id, { createdAt: '2026-03-20T20:00:00.000Z' });
  await visit(run, ada.userId, portland.id, { createdAt: '2026-04-26T20:00:00.000Z' });
  await visit(run, ada.userId, nowhere.id, { createdAt: '2026-03-28T20:00:00.000Z' });
  const figures = (await ada.call('GET', '/api/logbook/figures')).json();
  expect(figures).toMatchObject({
    checkins: 4,
    breweries: 4,
    towns: 3,
    states: 2,
    newStates: [
      { name: 'Oregon', visitedOn: '2026-04-26' },
      { name: 'Oklahoma', visitedOn: '2026-03-20' },
    ],
    since: '2026-03-20',
    currentRun: { weeks: 2, from: '2026-04-13', to: '2026-04-20' },
    longestRun: { weeks: 2, from: '2026-04-13', to: '2026-04-20' },
    busiestWeekday: { weekday: 7, checkins: 2 },
    farthestApart: { miles: expect.closeTo(1489, -2) },
  });
  expect(figures.newTowns.map(({ name }: { name: string }) => name)).toEqual([
    'Portland',
    'Norman',
    'Oklahoma City',
  ]);
  const visits = (await ada.call('GET', '/api/logbook/visits')).json();
  expect(visits.map((place: { breweryName: string }) => place.breweryName)).toEqual([
    'Rose City',
    'Porch Light Brewing',
    'Gone Brewing',
  ]);
  expect(visits[2]).toMatchObject({ isClosed: true, visits: 1, firstVisitedOn: '2026-03-20' });
});

test('the background work sets the days of check-ins from before', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const nowhere = await addBrewery(run, { latitude: null, longitude: null });
  const createdAt = '2026-01-01T05:00:00.000Z';
  await visit(run, ada.userId, brewery.id, { createdAt });
  await visit(run, ada.userId, nowhere.id, { createdAt });
  const before = await logbookOf(ada);
  expect(await dateCheckins(run.deps.db)).toBe(2);
  expect(await dateCheckins(run.deps.db)).toBe(0);
  const rows = await run.deps.db.selectFrom('check_ins').select('visitedOn').execute();
  expect(rows.map(({ visitedOn }) => visitedOn).toSorted()).toEqual(['2025-12-31', '2026-01-01']);
  expect(await logbookOf(ada)).toEqual(before);
});
