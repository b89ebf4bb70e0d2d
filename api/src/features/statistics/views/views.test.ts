import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, VIEWS_PER_DAY } from '@hoptrail/contracts/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { takeBackup } from '../../../ops/backups/take/take-backup.ts';
import { buildTestApp, type TestApp, temporaryFolder } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import type { SignedIn } from '../../../testing/checkins.ts';
import type { NewBrewery } from '../../../testing/factories/brewery.ts';
import { Person, signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { forgetEndedDays, sweepDayViews } from './forget-views.ts';

let run: TestApp;
let owner: SignedIn;
let fans: SignedIn[];
let brewery: NewBrewery;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'olga');
  fans = [];
  for (const name of ['ann', 'ben', 'cid', 'dot', 'eve']) fans.push(await signUp(run, name));
  brewery = await addBrewery(run, { ownerId: owner.userId });
});

const view = (by: Person, kind = 'page', id = brewery.id) =>
  by.call('POST', `/api/breweries/${id}/views`, { kind });
const viewAll = async (kind = 'page') => {
  for (const fan of fans) expect((await view(fan, kind)).statusCode).toBe(200);
};
const figures = async () =>
  (await owner.call('GET', `/api/breweries/${brewery.id}/statistics`)).json();
const stored = (table: 'view_keys' | 'view_marks' | 'brewery_day_views') =>
  run.deps.db.selectFrom(table).selectAll().execute();

test('a view counts once a person and day, and each kind of tap by itself', async () => {
  await viewAll();
  await viewAll();
  await viewAll('tapList');
  await view(fans[0] ?? owner, 'phone');
  const { periods } = await figures();
  expect(periods[0].now.views).toEqual({
    ...{ page: 5, tapList: 5, website: null, phone: null, directions: null, events: null },
  });
  expect(periods[0].before.views.page).toBeNull();
  run.passTime(DAY_MS);
  await viewAll();
  const later = (await figures()).periods;
  expect(later.map(({ now }: (typeof later)[0]) => now.views.page)).toEqual([5, 10, 10]);
  expect(later[0].before.views.page).toBe(5);
});

test('views of two phones at once count once', async () => {
  const [fan = owner] = fans;
  const again = new Person(run.app);
  for (const [name, value] of fan.cookies) again.cookies.set(name, value);
  await Promise.all(Array.from({ length: 8 }, (_, at) => view(at % 2 ? fan : again)));
  expect(await stored('brewery_day_views')).toMatchObject([{ kind: 'page', people: 1 }]);
});

test.skipIf(!isOnPostgres)('views at two instances of a person count once', async () => {
  const [fan = owner] = fans;
  const second = await buildTestApp({ beside: run });
  const there = new Person(second.app);
  for (const [name, value] of fan.cookies) there.cookies.set(name, value);
  await Promise.all(Array.from({ length: 12 }, (_, at) => view(at % 2 ? fan : there)));
  expect(await stored('brewery_day_views')).toMatchObject([{ people: 1 }]);
});

test('backups have the totals of a day, and neither its key nor its marks', async () => {
  await viewAll();
  const { config } = run.deps;
  const backup = await takeBackup({
    ...{ dataDir: config.dataDir, backupDir: join(await temporaryFolder(), 'backups') },
    ...{ kind: 'manual' as const, version: '1.2.3', now: run.deps.clock.now() },
    ...(isOnPostgres ? { database: config.database } : {}),
  });
  const file = join(backup, 'hoptrail.db');
  const copy = openDatabase(file);
  onTestFinished(() => copy.destroy());
  const rowsOf = (table: 'view_keys' | 'view_marks' | 'brewery_day_views') =>
    copy.selectFrom(table).selectAll().execute();
  expect([await rowsOf('view_keys'), await rowsOf('view_marks')]).toEqual([[], []]);
  expect(await rowsOf('brewery_day_views')).toMatchObject([{ people: 5 }]);
  const [key] = await stored('view_keys');
  expect((await readFile(file)).includes(key?.key ?? '')).toBe(false);
});

test('days with fewer than five people count in no sum', async () => {
  for (let day = 0; day < 6; day += 1) {
    for (const fan of fans.slice(0, 4)) await view(fan);
    run.passTime(DAY_MS);
  }
  expect((await figures()).periods[2].now.views.page).toBeNull();
  const days = await owner.call('GET', `/api/breweries/${brewery.id}/statistics/days`);
  expect(days.json()).toEqual([]);
  await viewAll();
  const { views } = (await figures()).periods[2].now;
  expect(views.page).toBe(5);
  expect(
    (await owner.call('GET', `/api/breweries/${brewery.id}/statistics/days`)).json(),
  ).toMatchObject([{ day: '2026-05-07', checkins: 0, visitors: null, views: { page: 5 } }]);
});

test('a day ends at midnight at the brewery, and its key and marks are deleted then', async () => {
  await viewAll();
  expect(await stored('view_keys')).toMatchObject([{ zone: 'America/Chicago', day: '2026-05-01' }]);
  const marks = await stored('view_marks');
  expect(marks).toHaveLength(5);
  for (const { userId } of fans) expect(JSON.stringify(marks)).not.toContain(userId);
  // It is 07:00 in Oklahoma.
  run.passTime(17 * HOUR_MS - 1);
  await forgetEndedDays(run.deps);
  expect(await stored('view_marks')).toHaveLength(5);
  run.passTime(1);
  await forgetEndedDays(run.deps);
  expect([await stored('view_keys'), await stored('view_marks')]).toEqual([[], []]);
  await viewAll();
  expect(await stored('brewery_day_views')).toMatchObject([
    { day: '2026-05-01', people: 5 },
    { day: '2026-05-02', people: 5 },
  ]);
  const again = await stored('view_marks');
  for (const { viewer } of marks) expect(JSON.stringify(again)).not.toContain(viewer);
});

test('those who work there are not counted, nor are views of a closed brewery', async () => {
  const [bea = owner, fan = owner] = fans;
  await owner.call('POST', `/api/breweries/${brewery.id}/staff`, { person: 'ann' });
  for (const person of [owner, bea]) expect((await view(person)).statusCode).toBe(200);
  const closed = await addBrewery(run, { closedAt: '2026-04-01T00:00:00.000Z' });
  await view(fan, 'page', closed.id);
  expect(await stored('brewery_day_views')).toEqual([]);
});

test('a person leaves a bounded number of rows a day', async () => {
  const [fan = owner] = fans;
  await view(fan);
  const [mark] = await stored('view_marks');
  if (!mark) throw new Error('Nothing was counted.');
  const rows = Array.from({ length: VIEWS_PER_DAY - 1 }, (_, at) => ({ ...mark, mark: `${at}` }));
  await run.deps.db.insertInto('view_marks').values(rows).execute();
  expect((await view(fan, 'phone')).statusCode).toBe(200);
  expect(await stored('view_marks')).toHaveLength(VIEWS_PER_DAY);
  expect(await stored('brewery_day_views')).toHaveLength(1);
});

test('totals are deleted after 25 months', async () => {
  const totals = ['2024-03-31', '2024-04-01'].map((day) => ({
    ...{ breweryId: brewery.id, day, kind: 'page' as const, people: 7 },
  }));
  await run.deps.db.insertInto('brewery_day_views').values(totals).execute();
  await sweepDayViews(run.deps);
  expect(await stored('brewery_day_views')).toMatchObject([{ day: '2024-04-01' }]);
});

test('unknown breweries, kinds and people without a session are refused', async () => {
  const [fan = owner] = fans;
  expect((await view(fan, 'page', 'unknown')).json().code).toBe('brewery.notFound');
  expect((await view(fan, 'fax')).statusCode).toBe(400);
  expect((await view(new Person(run.app))).statusCode).toBe(401);
});
