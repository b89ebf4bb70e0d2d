import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate/migrate.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { makeWeeklyEvent } from '../../../testing/factories/weekly-event.ts';
import { openSource } from '../shared/csv/list-source.ts';
import { importBreweries } from './import-breweries.ts';

const HEADER =
  'id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude';
const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const OTHER_ID = 'aaaaaaaa-0000-4000-8000-000000000002';
const now = new Date('2026-05-01T12:00:00.000Z');
const later = new Date('2026-06-01T12:00:00.000Z');
let db: Db;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-import-'));
  db = openDatabase(':memory:');
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

function line(
  overrides: Partial<Record<'id' | 'name' | 'type' | 'city' | 'website', string>> = {},
) {
  const row = { id: ID, name: 'Café Malt', type: 'brewpub', city: 'Moore', ...overrides };
  const website = overrides.website ?? 'https://malt.example.com/';
  const end = `Oklahoma,73160,United States,4055550149,${website},-97.4867,35.3395`;
  return `${row.id},${row.name},${row.type},1 Broadway,${row.city},${end}`;
}

async function importLines(lines: readonly string[], at = now) {
  const path = join(folder, 'list.csv');
  await writeFile(path, [HEADER, ...lines].join('\n'));
  return await importBreweries(db, openSource(path), { now: at });
}

const find = (id = ID) =>
  db.selectFrom('breweries').selectAll().where('id', '=', id).executeTakeFirst();

test('adds breweries with their own ids, found by folded text and by place', async () => {
  expect(await importLines([line()])).toMatchObject({ rows: 1, added: 1, unplaced: 0 });
  expect(await find()).toMatchObject({
    name: 'Café Malt',
    address: '1 Broadway',
    city: 'Moore',
    state: 'Oklahoma',
    zipCode: '73160',
    type: 'Brewpub',
    phone: '(405) 555-0149',
    socialLinks: '{"website":"https://malt.example.com/"}',
    latitude: '35.3395',
    longitude: '-97.4867',
    searchText: 'cafe malt moore oklahoma',
    createdAt: now.toISOString(),
  });
  expect(await find()).toMatchObject({ latitudeDegrees: 35.3395, longitudeDegrees: -97.4867 });
});

test('changes nothing at a second import of the same list', async () => {
  await importLines([line()]);
  const before = await find();
  const report = await importLines([line()], later);
  expect(report).toMatchObject({ rows: 1, added: 0, changed: 0, unchanged: 1, editsKept: 0 });
  expect(await find()).toEqual(before);
});

test('applies changes of the source, and renames events and beers', async () => {
  await importLines([line()]);
  await db
    .insertInto('weekly_events')
    .values([
      makeWeeklyEvent({ breweryId: ID, brewery: 'Café Malt' }),
      makeWeeklyEvent({ breweryId: ID, brewery: 'Somebody else' }),
    ])
    .execute();
  const beer = makeBeer({ breweryId: ID, breweryName: 'Café Malt' });
  await db.insertInto('beer_recommendations').values(beer).execute();

  expect(await importLines([line({ name: 'Malt House', city: 'Norman' })], later)).toMatchObject({
    changed: 1,
  });
  expect(await find()).toMatchObject({
    name: 'Malt House',
    city: 'Norman',
    searchText: 'malt house norman oklahoma',
    createdAt: now.toISOString(),
  });
  const events = await db.selectFrom('weekly_events').select('brewery').execute();
  expect(events.map(({ brewery }) => brewery).sort()).toEqual(['Malt House', 'Somebody else']);
  const beers = await db.selectFrom('beer_recommendations').select('breweryName').execute();
  expect(beers).toEqual([{ breweryName: 'Malt House' }]);
});

test("does not overwrite an owner's edits", async () => {
  await importLines([line()]);
  const socialLinks = { website: 'https://ours.example.com/', x: 'https://x.example.com/malt' };
  await db
    .updateTable('breweries')
    .set({ name: 'Our Malt', socialLinks: JSON.stringify(socialLinks) })
    .execute();
  const changed = line({ name: 'Malt House', city: 'Norman', website: 'http://new.example.com/' });
  for (const at of [later, later]) {
    expect(await importLines([changed], at)).toMatchObject({ editsKept: 1 });
  }
  const brewery = await find();
  expect(brewery).toMatchObject({
    name: 'Our Malt',
    city: 'Norman',
    searchText: 'our malt norman oklahoma',
  });
  expect(JSON.parse(brewery?.socialLinks ?? '')).toEqual(socialLinks);
});

test('keeps other links when the website changes', async () => {
  await importLines([line()]);
  const links = { website: 'https://malt.example.com/', x: 'https://x.example.com/malt' };
  await db
    .updateTable('breweries')
    .set({ socialLinks: JSON.stringify(links) })
    .execute();
  await importLines([line({ website: 'https://new.example.com/' })], later);
  expect(JSON.parse((await find())?.socialLinks ?? '')).toEqual({
    ...links,
    website: 'https://new.example.com/',
  });
});

test('does not change a brewery created here, even with the same id', async () => {
  const own = makeBrewery({ id: ID, name: 'Homegrown' });
  await db.insertInto('breweries').values(own).execute();
  expect(await importLines([line()])).toMatchObject({ added: 0, unchanged: 1, editsKept: 1 });
  expect(await find()).toMatchObject(own);
});

test('counts rows by result', async () => {
  const report = await importLines([
    line(),
    line({ id: OTHER_ID, website: 'javascript:alert(1)' }),
    line({ type: 'closed' }),
    line({ type: 'planning' }),
    line({ name: '' }),
    line(),
    line({ id: '7' }),
    'too,short',
  ]);
  expect(report).toMatchObject({
    rows: 8,
    added: 2,
    skipped: { closed: 1, planned: 1, 'no name': 1, 'no address': 0 },
    broken: 3,
    firstBroken: [
      { place: 'line 7', problem: 'the same id as in line 2' },
      { place: 'line 8', problem: 'id is not an id of Open Brewery DB' },
      { place: 'line 9', problem: '2 of 12 columns' },
    ],
    warnings: { website: 1, phone: 0, coordinates: 0 },
  });
});

test('imports a long list in batches, with progress after each', async () => {
  const lines = Array.from({ length: 1200 }, (_, index) =>
    line({ id: `aaaaaaaa-0000-4000-8000-${String(index).padStart(12, '0')}` }),
  );
  const path = join(folder, 'long.csv');
  await writeFile(path, [HEADER, ...lines].join('\n'));
  const seen: number[] = [];
  await importBreweries(db, openSource(path), { now, onProgress: ({ added }) => seen.push(added) });
  expect(seen).toEqual([500, 1000, 1200]);
});

/** The path of Open Brewery DB's own `breweries.csv`, which is not part of this product. */
const published = process.env.OPENBREWERYDB_CSV;

test.skipIf(published === undefined)(
  'imports the published list, and changes nothing at a second import',
  async () => {
    const first = await importBreweries(db, openSource(published ?? ''), { now });
    expect(first.added).toBeGreaterThan(10_000);
    expect(first.broken).toBe(0);
    const second = await importBreweries(db, openSource(published ?? ''), { now: later });
    expect(second).toEqual({ ...first, added: 0, unchanged: first.added });
  },
);
