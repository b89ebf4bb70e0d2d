import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { checkIn, type SignedIn } from '../../testing/checkins.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { makeCheckin } from '../../testing/factories/checkin.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { countByDay, countVisitors, findAllVisits } from './statistics.repo.ts';

let run: TestApp;
let owner: SignedIn;
let brewery: NewBrewery;
let path: string;

// A Friday at noon in UTC, 07:00 in Oklahoma.
beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  owner = await signUp(run, 'olga');
  brewery = await addBrewery(run, { ownerId: owner.userId });
  path = `/api/breweries/${brewery.id}/statistics`;
});

const read = async (by = owner): Promise<Statistics> => (await by.call('GET', path)).json();
const readDays = async (by = owner) => (await by.call('GET', `${path}/days`)).json();

/** Stores people, and returns their ids. */
async function addPeople(count: number): Promise<string[]> {
  const users = Array.from({ length: count }, () => makeUser());
  await run.deps.db.insertInto('users').values(users).execute();
  return users.map(({ id }) => id);
}

/** Stores a check-in at the brewery at a local time, such as `2026-04-30T19:10`, in summer. */
async function visit(userId: string, local: string, more: object = {}): Promise<void> {
  const createdAt = new Date(Date.parse(`${local}:00Z`) + 5 * HOUR_MS).toISOString();
  const row = makeCheckin({ userId, breweryId: brewery.id, createdAt, ...more });
  const visitedOn = local.slice(0, 10);
  await run.deps.db
    .insertInto('check_ins')
    .values({ ...row, visitedOn })
    .execute();
}

test('counts check-ins and people of a day, a week and a month, beside the days before', async () => {
  const people = await addPeople(6);
  for (const userId of people) await visit(userId, '2026-04-30T19:10');
  await visit(people[0] ?? '', '2026-04-24T20:00');
  for (const userId of people) await visit(userId, '2026-03-20T18:00');
  const fan = await signUp(run, 'fan');
  await checkIn(fan, brewery);

  expect((await owner.call('GET', `${path}/today`)).json()).toEqual({
    today: '2026-05-01',
    checkins: 1,
  });
  expect((await fan.call('GET', `${path}/today`)).statusCode).toBe(403);
  const { today, hasCheckins, periods, days } = await read();
  expect([today, hasCheckins]).toEqual(['2026-05-01', true]);
  const summary = periods.map(({ days: length, now, before }) => [
    length,
    ...[now, before].map(({ checkins, visitors, returning }) => [checkins, visitors, returning]),
  ]);
  expect(summary).toEqual([
    [1, [1, null, null], [6, 6, 6]],
    // The seventh person was there for the first time: one person is not told.
    [7, [7, 7, null], [1, null, null]],
    [30, [8, 7, null], [6, 6, 0]],
  ]);
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2026-04-30', checkins: 6 },
    { day: '2026-05-01', checkins: 1 },
  ]);
});

test('hours and weekdays are those of the brewery, and are shown from five people on', async () => {
  const people = await addPeople(5);
  // In UTC this is the next day at 02:30.
  for (const userId of people) await visit(userId, '2026-04-25T21:30');
  for (const userId of people.slice(0, 4)) await visit(userId, '2026-04-23T17:00');
  const { hours, weekdays } = await read();
  expect(
    hours.map((checkins, hour) => [hour, checkins]).filter(([, checkins]) => checkins),
  ).toEqual([[21, 5]]);
  expect(weekdays).toEqual([null, null, null, null, null, 5, null]);
});

test('five check-ins of one person are no statistics, and private ones count nowhere', async () => {
  const [regular = '', hidden = ''] = await addPeople(2);
  for (const day of [20, 21, 22, 23, 24]) await visit(regular, `2026-04-${day}T17:00`);
  await visit(hidden, '2026-04-24T17:00', { onlyForMe: 1 });
  const { periods, hours, weekdays } = await read();
  expect(periods[2]?.now).toMatchObject({ checkins: 5, visitors: null, returning: null });
  expect([...hours, ...weekdays].filter((count) => count !== null)).toEqual([]);
  expect(await readDays()).toHaveLength(5);
  expect((await readDays())[4]).toMatchObject({ day: '2026-04-24', checkins: 1, visitors: null });
});

test('favorites are counted from five people on', async () => {
  const favor = async (ids: readonly string[], createdAt: string) => {
    const rows = ids.map((userId) => ({ userId, breweryId: brewery.id, createdAt }));
    await run.deps.db.insertInto('user_favorites').values(rows).execute();
  };
  await favor(await addPeople(4), '2026-04-28T00:30:00.000Z');
  expect((await read()).favorites).toBeNull();
  await favor(await addPeople(5), '2026-04-10T00:30:00.000Z');
  const { favorites, periods } = await read();
  expect(favorites).toBe(9);
  expect(periods.map(({ now, before }) => [now.favorites, before.favorites])).toEqual([
    [null, null],
    [null, null],
    [9, null],
  ]);
});

test('a brewery without anything says so, and one without a position counts in UTC', async () => {
  await run.deps.db
    .updateTable('breweries')
    .set({ latitude: null, longitude: null })
    .where('id', '=', brewery.id)
    .execute();
  const { today, hasCheckins, favorites, periods, hours } = await read();
  expect([today, hasCheckins, favorites]).toEqual(['2026-05-01', false, null]);
  expect(periods[2]?.now).toEqual({
    ...{ checkins: 0, visitors: null, returning: null, favorites: null },
    views: {
      ...{ page: null, tapList: null, website: null },
      ...{ phone: null, directions: null, events: null },
    },
  });
  expect(hours).toEqual(Array(24).fill(null));
  expect(await readDays()).toEqual([]);
});

test('staff see the figures, and only owners get the totals of each day', async () => {
  const [bea, boss, fan] = [
    await signUp(run, 'bea'),
    await signUp(run, 'boss'),
    await signUp(run, 'fan'),
  ];
  await owner.call('POST', `/api/breweries/${brewery.id}/staff`, { person: 'bea' });
  expect((await read(bea)).today).toBe('2026-05-01');
  expect(await readDays(bea)).toMatchObject({ code: 'brewery.ownersOnly' });
  expect(await readDays(boss)).toEqual([]);
  expect(await read(fan)).toMatchObject({ code: 'auth.forbidden' });
  await owner.call('DELETE', `/api/breweries/${brewery.id}/staff/${bea.userId}`);
  expect(await read(bea)).toMatchObject({ code: 'brewery.lost' });
});

test('the totals of each day go back 25 months', async () => {
  const [first = '', second = ''] = await addPeople(2);
  await visit(first, '2024-04-01T17:00');
  await visit(second, '2024-03-31T17:00');
  expect(await readDays()).toMatchObject([{ day: '2024-04-01', checkins: 1 }]);
  run.passTime(DAY_MS);
  expect(await readDays()).toEqual([]);
});

test.skipIf(isOnPostgres)('the check-ins of other days are not read', async () => {
  const span = { from: '2026-04-02', until: '2026-05-01' };
  const plans = await plansOf(run.deps.db, async (db) => {
    await countByDay(db, brewery.id, span);
    await countVisitors(db, brewery.id, span);
    await findAllVisits(db, brewery.id, span);
  });
  const range = /check_ins_brewery_day \(breweryId=\? AND visitedOn>\? AND visitedOn<\?\)/;
  for (const plan of plans) expect(plan.join('\n')).toMatch(range);
});
