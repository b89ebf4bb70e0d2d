import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { contextOf, runQuery, withoutMemory } from '../../../testing/direct-call.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import { makeEvent } from '../../../testing/factories/event.ts';
import { makeSpecialEvent } from '../../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../../testing/factories/weekly-event.ts';
import { Person, signUp } from '../../../testing/person.ts';

const HOUR_MS = 3_600_000;
const named = z.array(z.object({ name: z.string() }));

/** From 4 pm to 10 pm, every day but Monday. */
const evenings = JSON.stringify({
  days: Array.from({ length: 7 }, (_, day) =>
    day === 0 ? [] : [{ opens: '16:00', closes: '22:00' }],
  ),
});

let run: TestApp;
let fan: Awaited<ReturnType<typeof signUp>>;

// A Friday at 5 pm in Oklahoma City.
beforeEach(async () => {
  run = await buildTestApp({ startAt: '2026-05-01T22:00:00.000Z' });
  fan = await signUp(run, 'fan');
});

/** Returns the names that memory lists for the fan, nearest first, where the database lists the same. */
async function namesOf(filters: object): Promise<string[]> {
  const input = { lat: 35.4666, lng: -97.5116, ...filters };
  const listed = await listOf(input);
  const caller = { id: fan.userId, email: fan.email, role: 'user' } as const;
  const ctx = contextOf(withoutMemory(run.deps), caller);
  for (const query of [input, filters]) {
    const byDatabase = named.parse(await runQuery('breweries.list', ctx, query));
    const names = byDatabase.map(({ name }) => name);
    expect([query, await listOf(query)]).toEqual([query, names]);
  }
  return listed;
}

async function listOf(input: object, person: Person = fan): Promise<string[]> {
  const query = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${one}`),
  );
  const response = await person.call('GET', `/api/breweries?${query.join('&')}`);
  expect([response.statusCode, query]).toEqual([200, query]);
  return named.parse(response.json()).map(({ name }) => name);
}

test('lists what is open at this minute', async () => {
  const exceptions = [{ from: '2026-05-01', to: '2026-05-01', spans: [] }];
  await addBrewery(run, { name: 'Open', openingHours: evenings });
  await addBrewery(run, {
    name: 'Closed today',
    openingHours: evenings,
    hoursExceptions: JSON.stringify(exceptions),
  });
  await addBrewery(run, { name: 'In Tokyo', openingHours: evenings, ownTimeZone: 'Asia/Tokyo' });
  await addBrewery(run, { name: 'Without hours' });
  expect(await namesOf({ openNow: true })).toEqual(['Open']);
  expect(await namesOf({ openNow: false })).toHaveLength(4);
  run.passTime(5 * HOUR_MS - 1);
  expect(await namesOf({ openNow: true })).toEqual(['Open']);
  run.passTime(1);
  expect(await namesOf({ openNow: true })).toEqual([]);
  run.passTime(-HOUR_MS);
  expect(await namesOf({ openNow: true })).toEqual(['Open']);
});

test('lists what has all of the offers', async () => {
  const offers = (...list: string[]) => JSON.stringify(list);
  await addBrewery(run, { name: 'Both', offers: offers('parking', 'dogs', 'food') });
  await addBrewery(run, { name: 'Dogs', offers: offers('dogs'), latitude: '35.5' });
  await addBrewery(run, { name: 'Neither' });
  expect(await namesOf({ offers: ['dogs'] })).toEqual(['Both', 'Dogs']);
  expect(await namesOf({ offers: ['food', 'dogs'] })).toEqual(['Both']);
  const unknown = await fan.call('GET', '/api/breweries?offers=cats');
  expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'request.invalid']);
});

test('lists what has an event today', async () => {
  const { db } = run.deps;
  const at = async (name: string) => ({ breweryId: (await addBrewery(run, { name })).id });
  const friday = makeWeeklyEvent({ ...(await at('Quiz')), day: 'Friday', time: '7 - 9 PM' });
  const untitled = makeWeeklyEvent({ ...(await at('Untitled')), day: 'Friday', title: ' ' });
  await db.insertInto('weekly_events').values([friday, untitled]).execute();
  const barrels = makeSpecialEvent({ ...(await at('Barrel night')), date: '2026-05-01' });
  const former = makeSpecialEvent({ ...(await at('Yesterday')), date: '2026-04-30' });
  await db.insertInto('special_events').values([barrels, former]).execute();
  expect((await namesOf({ eventsToday: true })).toSorted()).toEqual(['Barrel night', 'Quiz']);
  await db
    .updateTable('weekly_events')
    .set({ notOn: '2026-05-01' })
    .where('id', '=', friday.id)
    .execute();
  expect(await namesOf({ eventsToday: true })).toEqual(['Barrel night']);
  await db.deleteFrom('special_events').where('date', '=', '2026-05-01').execute();
  expect(await namesOf({ eventsToday: true })).toEqual([]);
});

test('lists what has a legacy event today, in the zone of its brewery', async () => {
  const { db } = run.deps;
  const at = async (name: string, ownTimeZone: string | null = null) => ({
    breweryId: (await addBrewery(run, { name, ownTimeZone })).id,
  });
  const tasting = makeEvent({ ...(await at('Tasting')), date: '2026-05-01' });
  const inWords = makeEvent({ ...(await at('In words')), date: 'May 1, 2026' });
  const tomorrow = makeEvent({ ...(await at('Tomorrow')), date: '2026-05-02' });
  const inTokyo = makeEvent({ ...(await at('In Tokyo', 'Asia/Tokyo')), date: '2026-05-02' });
  const someDay = makeEvent({ ...(await at('Some day')), date: 'when it is ready' });
  await db.insertInto('events').values([tasting, inWords, tomorrow, inTokyo, someDay]).execute();
  const today = async () => (await namesOf({ eventsToday: true })).toSorted();
  expect(await today()).toEqual(['In Tokyo', 'In words', 'Tasting']);
  await db.deleteFrom('events').where('id', '=', inWords.id).execute();
  await db.updateTable('events').set({ date: '2026-05-08' }).where('id', '=', inTokyo.id).execute();
  expect(await today()).toEqual(['Tasting']);
  // It ends at 9 pm.
  run.passTime(4 * HOUR_MS);
  expect(await today()).toEqual([]);
});

test('lists favorites, and what was not visited', async () => {
  const { db } = run.deps;
  const [liked, visited, brought] = [
    await addBrewery(run, { name: 'Liked', latitude: '35.4' }),
    await addBrewery(run, { name: 'Visited', latitude: '35.3' }),
    await addBrewery(run, { name: 'Brought along', latitude: '35.2' }),
  ];
  const favorite = { breweryId: liked.id };
  await fan.call('PUT', `/api/users/${fan.userId}/favorites`, favorite);
  const checkin = makeCheckin({ userId: fan.userId, breweryId: visited.id });
  await db.insertInto('check_ins').values(checkin).execute();
  expect(await namesOf({ favorites: true })).toEqual(['Liked']);
  expect(await namesOf({ notVisited: true })).toEqual(['Liked', 'Brought along']);
  await bringVisit(brought.id);
  expect(await namesOf({ notVisited: true })).toEqual(['Liked']);
  expect(await namesOf({ notVisited: true, favorites: true, offers: ['dogs'] })).toEqual([]);
});

test('refuses the own breweries of a visitor, and lets no cache store them', async () => {
  await addBrewery(run);
  const visitor = new Person(run.app);
  for (const filter of ['favorites', 'notVisited']) {
    const refused = await visitor.call('GET', `/api/breweries?${filter}=true`);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth.required']);
    const input = encodeURIComponent(JSON.stringify({ [filter]: true }));
    const overRpc = await visitor.call('GET', `/trpc/breweries.list?input=${input}`);
    expect([overRpc.statusCode, overRpc.json().error.data.appCode]).toEqual([401, 'auth.required']);
    for (const url of [`/api/breweries?${filter}=true`, `/trpc/breweries.list?input=${input}`]) {
      const { statusCode, headers } = await fan.call('GET', url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  }
  const open = await fan.call('GET', '/api/breweries?openNow=true');
  expect(open.headers['cache-control']).toBeUndefined();
});

test('takes pages, words and a radius together with filters', async () => {
  for (let number = 0; number < 30; number += 1) {
    const isPlaced = number % 10 !== 9;
    await addBrewery(run, {
      name: `${number % 3 === 0 ? 'Red' : 'Blue'} ${String(number).padStart(2, '0')}`,
      offers: JSON.stringify(number % 2 === 0 ? [] : ['dogs']),
      latitude: isPlaced ? String(35.4666 + number / 100) : null,
      longitude: isPlaced ? '-97.5116' : null,
    });
  }
  const dogs = { offers: ['dogs'] };
  expect(await namesOf(dogs)).toHaveLength(15);
  expect(await namesOf({ ...dogs, limit: 3, offset: 2 })).toEqual([
    'Blue 05',
    'Blue 07',
    'Blue 11',
  ]);
  const last = ['Red 27', 'Blue 19', 'Blue 29', 'Red 09'];
  expect(await namesOf({ ...dogs, limit: 5, offset: 11 })).toEqual(last);
  const reds = ['Red 03', 'Red 15', 'Red 21', 'Red 27', 'Red 09'];
  expect(await namesOf({ ...dogs, q: 'RED' })).toEqual(reds);
  const near = await listOf({ ...dogs, lat: 35.4666, lng: -97.5116, radius: 5 });
  expect(near).toEqual(['Blue 01', 'Red 03', 'Blue 05', 'Blue 07']);
  // A new name is in its place at once.
  await run.deps.db
    .updateTable('breweries')
    .set({ name: 'A' })
    .where('name', '=', 'Red 09')
    .execute();
  expect((await namesOf(dogs)).slice(-3)).toEqual(['A', 'Blue 19', 'Blue 29']);
});

async function bringVisit(breweryId: string): Promise<void> {
  const { db } = run.deps;
  const at = '2024-03-01T20:00:00.000Z';
  const file = { id: 'import', userId: fan.userId, fileName: 'a.csv', bytes: 1 };
  await db
    .insertInto('visit_imports')
    .values({ ...file, nextAttemptAt: at, createdAt: at })
    .execute();
  const visit = { id: 'visit', importId: 'import', userId: fan.userId, breweryId, visitedAt: at };
  const source = { source: 'untappd', sourceKey: '1', searchText: '' } as const;
  await db
    .insertInto('imported_visits')
    .values({ ...visit, ...source, visitedOn: '2024-03-01', createdAt: at })
    .execute();
}
