import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate/migrate.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { openSource } from '../shared/csv/list-source.ts';
import { importBreweries } from './import-breweries.ts';

const HEADER = 'id,name,brewery_type,address_1,city,state_province,postal_code,country,phone';
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const opened = row('micro');
const closed = row('closed');
const day = (n: number) => new Date(Date.UTC(2026, 4, n));
let db: Db;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-closing-'));
  db = openDatabase(':memory:');
  await migrate(db);
  await importRow(opened, day(1));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

function row(type: string, name = 'Malt House') {
  return `${ID},${name},${type},1 Broadway,Moore,Oklahoma,73160,United States,4055550149`;
}

async function importRow(line: string, now: Date) {
  const path = join(folder, 'list.csv');
  await writeFile(path, `${HEADER}\n${line}`);
  return await importBreweries(db, openSource(path), { now });
}

async function closedAt() {
  const found = await db.selectFrom('breweries').select('closedAt').executeTakeFirstOrThrow();
  return found.closedAt;
}

const setByHand = (changes: { closedAt?: string | null; name?: string; ownerId?: string }) =>
  db.updateTable('breweries').set(changes).execute();

test('closes and reopens a brewery as in the list', async () => {
  expect(await importRow(closed, day(2))).toMatchObject({ rows: 1, changed: 1, closed: 1 });
  expect(await closedAt()).toBe(day(2).toISOString());
  expect(await importRow(closed, day(3))).toMatchObject({ unchanged: 1, closed: 0 });
  expect(await closedAt()).toBe(day(2).toISOString());
  const report = await importRow(row('micro', 'Malt & Co'), day(4));
  expect(report).toMatchObject({ changed: 1, reopened: 1, editsKept: 0 });
  expect(await closedAt()).toBeNull();
  expect(await importRow(closed, day(5))).toMatchObject({ closed: 1 });
});

test('keeps a brewery closed that a person closed, and updates its other values', async () => {
  await setByHand({ closedAt: day(2).toISOString() });
  const report = await importRow(row('micro', 'New Name'), day(3));
  expect(report).toMatchObject({ changed: 1, reopened: 0, editsKept: 1 });
  const brewery = await db.selectFrom('breweries').selectAll().executeTakeFirstOrThrow();
  expect(brewery).toMatchObject({ name: 'New Name', closedAt: day(2).toISOString() });
});

test('keeps a brewery open that a person reopened, and names it', async () => {
  await importRow(closed, day(2));
  await setByHand({ closedAt: null });
  for (const at of [day(3), day(4)]) {
    const report = await importRow(closed, at);
    expect(report).toMatchObject({ unchanged: 1, closed: 0, editsKept: 1, keptOpen: 1 });
    expect(report.firstKeptOpen).toEqual(['Malt House, Moore']);
  }
  expect(await closedAt()).toBeNull();
});

test('does not close a brewery with an owner or edits', async () => {
  await setByHand({ name: 'Our Malt House' });
  expect(await importRow(closed, day(2))).toMatchObject({ closed: 0, keptOpen: 1 });
  await setByHand({ name: 'Malt House' });
  const owner = makeUser();
  await db.insertInto('users').values(owner).execute();
  await setByHand({ ownerId: owner.id });
  expect(await importRow(closed, day(3))).toMatchObject({ closed: 0, keptOpen: 1 });
  expect(await closedAt()).toBeNull();
});

test('does not add a closed brewery', async () => {
  const other = closed.replace(ID, 'aaaaaaaa-0000-4000-8000-000000000002');
  expect(await importRow(other, day(2))).toMatchObject({ added: 0, skipped: { closed: 1 } });
});
