import { beforeEach, expect, test } from 'vitest';
import { write } from '../../db/write.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { signUp } from '../../testing/person.ts';
import { checkIn } from '../checkins/check-in.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const here = '?lat=35.4676&lng=-97.5164';
let run: TestApp;
let admin: SignedIn;
let fan: SignedIn;
let brewery: NewBrewery;
let path: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  [admin, fan] = [await signUp(run, 'admin'), await signUp(run, 'fan')];
  brewery = await addBrewery(run);
  path = `/api/breweries/${brewery.id}`;
});

const setClosed = (closed: boolean) => admin.call('PUT', `${path}/closed`, { closed });
const read = async (url: string) => (await fan.call('GET', url)).json();

test('leaves a closed brewery out of every list until it reopens', async () => {
  const { db } = run.deps;
  const breweryId = brewery.id;
  await db.insertInto('special_events').values(makeSpecialEvent({ breweryId })).execute();
  await db.insertInto('weekly_events').values(makeWeeklyEvent({ breweryId })).execute();
  await db.insertInto('beer_recommendations').values(makeBeer({ breweryId })).execute();
  const lists = async () => [
    (await read('/api/breweries')).length,
    (await read(`/api/breweries${here}`)).length,
    (await read(`/api/breweries${here}&radius=10`)).length,
    (await read('/api/breweries?q=porch')).length,
    (await read('/api/special-events')).length,
    (await read('/api/weekly-events')).length,
    (await findBeers()).totalFound,
  ];
  expect(await lists()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect((await setClosed(true)).json().closedAt).toBe('2026-05-01T12:00:00.000Z');
  expect(await lists()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect((await setClosed(false)).json().closedAt).toBeNull();
  expect(await lists()).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('still shows a closed brewery on its page and among favourites', async () => {
  await fan.call('PUT', `/api/users/${fan.userId}/favorites`, { breweryId: brewery.id });
  await setClosed(true);
  run.passTime(60_000);
  await setClosed(true);
  const closedAt = '2026-05-01T12:00:00.000Z';
  expect(await read(path)).toMatchObject({ name: brewery.name, closedAt });
  expect(await read(`/api/users/${fan.userId}/favorites`)).toMatchObject([{ closedAt }]);
});

test('refuses check-ins at a closed brewery', async () => {
  await setClosed(true);
  const checkin = { userId: fan.userId, breweryId: brewery.id, notes: null };
  const refused = await fan.call('POST', '/api/checkins', checkin);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { code: 'brewery.closed', message: 'This brewery is closed.' },
  ]);
  const status = `/api/checkins/can-checkin/${fan.userId}/${brewery.id}`;
  expect(await read(status)).toEqual({ canCheckIn: false, timeRemaining: 0 });
  await setClosed(false);
  expect((await fan.call('POST', '/api/checkins', checkin)).statusCode).toBe(200);
});

test('refuses a check-in that waited while the brewery closed', async () => {
  const { db } = run.deps;
  const checkin = { userId: fan.userId, breweryId: String(brewery.id) };
  let refused: Promise<void> | undefined;
  await write(db, async (trx) => {
    await trx.updateTable('breweries').set({ closedAt: '2026-05-01T12:00:00.000Z' }).execute();
    refused = expect(checkIn(run.deps, checkin)).rejects.toMatchObject({ code: 'brewery.closed' });
  });
  await refused;
  expect(await db.selectFrom('check_ins').selectAll().execute()).toEqual([]);
});

test('lists all breweries for administrators, page by page', async () => {
  for (const name of ['Alder', 'Birch', 'Cedar']) await addBrewery(run, { name });
  await setClosed(true);
  const list = async (query: string) => {
    const { breweries, total } = (await admin.call('GET', `/api/admin/breweries${query}`)).json();
    return [total, ...breweries.map(({ name }: { name: string }) => name)];
  };
  expect(await list('')).toEqual([4, 'Alder', 'Birch', 'Cedar', brewery.name]);
  expect(await list('?limit=2&cursor=1')).toEqual([4, 'Birch', 'Cedar']);
  expect(await list('?state=closed')).toEqual([1, brewery.name]);
  expect(await list('?state=open&q=CEDAR%20norman')).toEqual([0]);
  expect(await list('?state=open&q=CEDAR')).toEqual([1, 'Cedar']);
});

async function findBeers() {
  const response = await fan.call('POST', '/api/beer-finder/search', {
    beerStyles: ['Amber'],
    userLatitude: 35.4676,
    userLongitude: -97.5164,
  });
  return response.json();
}
