import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import {
  makeSwarmCheckin,
  makeUntappdRow,
  swarmJson,
  untappdCsv,
} from '../../../testing/factories/other-apps.ts';
import { addPorchLight, importFile, visitsOf } from '../../../testing/import-file.ts';
import { signUp } from '../../../testing/person.ts';
import { zipOf } from '../../../testing/zip.ts';

test('reads Swarm’s zip with several files, old and new check-ins', async () => {
  const run = await buildTestApp();
  const brewery = await addPorchLight(run);
  const fan = await signUp(run, 'fan');
  const old = makeSwarmCheckin({
    createdAt: 1_330_000_000,
    timeZoneOffset: 60,
    venue: {
      id: '4b1',
      name: 'Zum Letzten Fass',
      location: { lat: 52.5, lng: 13.4, city: 'Berlin', country: 'Germany' },
    },
  });
  const file = await zipOf({
    'export/checkins1.json': swarmJson([makeSwarmCheckin({ shout: 'A toast!' }), old]),
    'export/checkins2.json': swarmJson([
      makeSwarmCheckin({ createdAt: '2024-04-01 12:00:00.000000' }),
    ]),
    'export/tips.json': JSON.stringify({ items: [{ id: 'tip', createdAt: 1, venue: {} }] }),
    '__MACOSX/export/._checkins1.json': 'nothing',
    'export/pix/1.jpg': 'a picture',
  });
  const done = await importFile(run, fan, file);
  expect(done).toMatchObject({
    source: 'swarm',
    state: 'done',
    added: 3,
    matched: 2,
    unmatched: 1,
  });
  const visits = await visitsOf(fan);
  expect(visits.map(({ visitedOn, name }) => [visitedOn, name])).toEqual([
    ['2024-04-01', 'Porch Light Brewing Co.'],
    // Late in the evening there, the next day in UTC.
    ['2024-03-01', 'Porch Light Brewing Co.'],
    ['2012-02-23', 'Zum Letzten Fass'],
  ]);
  expect(visits[1]).toMatchObject({ breweryId: brewery.id, notes: 'A toast!', beers: [] });
});

test('refuses zips that are bombs, damaged, or of something else', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const problemOf = async (file: Buffer) => (await importFile(run, fan, file)).problem;
  const good = await zipOf({ 'checkins1.json': swarmJson([makeSwarmCheckin()]) });
  const bomb = Buffer.from(good);
  const directory = bomb.indexOf('PK\x01\x02');
  // The zip declares 3 GB.
  bomb.writeUInt32LE(3_000_000_000, directory + 24);
  expect(await problemOf(bomb)).toBe('The files in this zip are larger than 100 MB.');
  const blanks = await zipOf({ 'checkins1.json': Buffer.alloc(2_000_000, ' ') });
  expect(await problemOf(blanks)).toMatch(/^This file is neither an export of Untappd/);
  const liar = Buffer.from(good);
  // The file is longer than the zip declares.
  liar.writeUInt32LE(10, directory + 24);
  expect(await problemOf(liar)).toBe('This zip is damaged. Please download it again.');
  const cut = good.subarray(0, good.length - 30);
  expect(await problemOf(cut)).toBe('This zip is damaged. Please download it again.');
  const flipped = Buffer.from(good);
  flipped.fill(0xff, 60, 90);
  expect(await problemOf(flipped)).toBe('This zip is damaged. Please download it again.');
  expect(await problemOf(await zipOf({ 'a.csv': 'a', 'b.csv': 'b' }))).toMatch(
    /^This zip has no check-ins/,
  );
  expect(await problemOf(await zipOf({ 'a.jpg': 'a' }))).toMatch(/^This zip has no check-ins/);
  const zipped = await zipOf({ 'untappd.csv': untappdCsv([makeUntappdRow()]) });
  expect(await importFile(run, fan, zipped)).toMatchObject({ state: 'done', added: 1 });
});

test('refuses zips with paths out of a folder, and with too many files', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const problemOf = async (file: Buffer) => (await importFile(run, fan, file)).problem;
  const swarm = swarmJson([makeSwarmCheckin()]);
  // The zips are made by hand: a writer refuses these names.
  for (const [harmless, hostile] of [
    ['aa/checkins1.json', '../checkins1.json'],
    ['a/checkins1.json', '/checkins11.json'],
    ['aaa/checkins1.json', 'c:\\\\checkins1.json'],
  ] as const) {
    const zip = await zipOf({ [harmless]: swarm });
    const renamed = zip.toString('latin1').replaceAll(harmless, hostile);
    expect(await problemOf(Buffer.from(renamed, 'latin1')), hostile).toBe(
      'This zip is damaged. Please download it again.',
    );
  }
  const stored = await readdir(run.deps.config.dataDir, { recursive: true });
  expect(stored.filter((path) => path.includes('checkins'))).toEqual([]);
  const crowded = await zipOf({ 'checkins1.json': swarm });
  // The number of entries that the zip declares.
  crowded.writeUInt16LE(60_000, crowded.indexOf('PK\x05\x06') + 10);
  expect(await problemOf(crowded)).toBe(
    'There are more than 50,000 files in this zip. Please send its check-in files alone.',
  );
  const checkins = Array.from({ length: 201 }, (_, index) => [`checkins${index}.json`, swarm]);
  expect(await problemOf(await zipOf(Object.fromEntries(checkins)))).toMatch(
    /^This zip has no check-ins/,
  );
});
