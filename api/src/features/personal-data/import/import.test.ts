import { DAY_MS, HOUR_MS, IMPORT_BYTES } from '@hoptrail/contracts/limits';
import type { ImportedVisit, VisitImport } from '@hoptrail/contracts/personal-data';
import type { TrailPage } from '@hoptrail/contracts/trail';
import { expect, test } from 'vitest';
import { sweep } from '../../../ops/sweep.ts';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import {
  makeSwarmCheckin,
  makeUntappdRow,
  swarmJson,
  untappdCsv,
  untappdJson,
} from '../../../testing/factories/other-apps.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { zipOf } from '../../../testing/zip.ts';
import { runDueJobs } from '../run-due-jobs.ts';

const IMPORTS = '/api/personal-data/imports';

async function send(person: Person, file: string | Buffer, fileName = 'export.csv') {
  const payload = Buffer.from(file);
  const announced = await person.call('POST', IMPORTS, { fileName, bytes: payload.length });
  expect(announced.statusCode).toBe(200);
  const headers = { 'content-type': 'application/octet-stream' };
  const url = announced.json().uploadURL;
  const sent = await person.send({ method: 'PUT', url, payload, headers });
  expect(sent.json()).toEqual({ message: 'File received' });
  return String(announced.json().id);
}

async function runJobs(run: TestApp): Promise<void> {
  const failures: unknown[] = [];
  await runDueJobs({ ...run.deps, onFailure: (error) => failures.push(error) });
  expect(failures).toEqual([]);
  expect(await run.deps.privateFiles.list()).toEqual([]);
}

async function importFile(
  run: TestApp,
  person: Person,
  file: string | Buffer,
): Promise<VisitImport> {
  const id = await send(person, file);
  await runJobs(run);
  const imports: VisitImport[] = (await person.call('GET', IMPORTS)).json();
  const found = imports.find((each) => each.id === id);
  if (!found) throw new Error('The import is not listed.');
  return found;
}

async function visitsOf(person: Person): Promise<ImportedVisit[]> {
  return (await person.call('GET', '/api/personal-data/visits')).json().visits;
}

async function porchLight(run: TestApp) {
  return await addBrewery(run, {
    name: 'Porch Light Brewing Co.',
    city: 'Oklahoma City',
    state: 'Oklahoma',
    latitude: '35.4666',
    longitude: '-97.5116',
  });
}

test.each([
  ['CSV', untappdCsv],
  ['JSON', untappdJson],
])('reads Untappd’s %s, with ratings in quarters and in tenths', async (_format, written) => {
  const run = await buildTestApp();
  const brewery = await porchLight(run);
  const fan = await signUp(run, 'fan');
  const file = written([
    makeUntappdRow({ rating_score: 3.75, comment: '=1+1, and "more"\nof it' }),
    makeUntappdRow({
      beer_name: 'Wool Sock',
      rating_score: 4.1,
      // Late in the evening there, the next day in UTC; without a position of its own.
      created_at: '2024-03-02 03:30:00',
      venue_lat: '',
      venue_lng: '',
    }),
    makeUntappdRow({
      beer_name: 'Far Away',
      venue_name: 'Kiez Bar',
      venue_city: 'Berlin',
      venue_lat: 52.5,
      venue_lng: 13.4,
      rating_score: '',
    }),
    makeUntappdRow({
      beer_name: 'Sofa Lager',
      venue_name: 'Untappd at Home',
      venue_lat: '',
      venue_lng: '',
    }),
  ]);
  const done = await importFile(run, fan, file);
  expect(done).toMatchObject({
    source: 'untappd',
    state: 'done',
    progress: 1,
    added: 4,
    repeated: 0,
    skipped: 0,
    matched: 2,
    unmatched: 1,
  });
  const visits = await visitsOf(fan);
  expect(
    visits.map(({ name, breweryId, beers }) => [name, breweryId, beers.length]).toSorted(),
  ).toEqual([
    ['Kiez Bar', null, 1],
    ['Porch Light Brewing Co.', brewery.id, 2],
  ]);
  const here = visits.find(({ breweryId }) => breweryId === brewery.id);
  expect(here).toMatchObject({ visitedOn: '2024-03-01', visitedAt: '2024-03-01T20:12:00.000Z' });
  expect(here?.beers.map(({ rating, notes }) => [rating, notes])).toEqual([
    ['3.75', '=1+1, and "more"\nof it'],
    ['4.1', null],
  ]);
  const unmatched = await fan.call('GET', `${IMPORTS}/${done.id}/unmatched`);
  expect(unmatched.json()).toEqual({
    total: 1,
    places: [
      { name: 'Kiez Bar', city: 'Berlin', state: 'OK', country: 'United States', checkins: 1 },
    ],
  });
  // They count for nothing.
  expect((await fan.call('GET', '/api/auth/me')).json().user).toMatchObject({ checkins: 0 });
  expect((await fan.call('GET', '/api/leaderboard')).json()).toEqual([]);
});

test('reads Swarm’s zip with several files, old and new check-ins', async () => {
  const run = await buildTestApp();
  const brewery = await porchLight(run);
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

test('the same check-ins twice add nothing, and other people have their own', async () => {
  const run = await buildTestApp();
  const [fan, other] = [await signUp(run, 'fan'), await signUp(run, 'other')];
  const rows = [makeUntappdRow(), makeUntappdRow(), makeUntappdRow()];
  expect(await importFile(run, fan, untappdCsv(rows))).toMatchObject({ added: 3, repeated: 0 });
  const again = await importFile(run, fan, untappdJson([...rows, makeUntappdRow()]));
  expect(again).toMatchObject({ state: 'done', added: 1, repeated: 3 });
  const doubled = untappdCsv([...rows, ...rows]);
  expect(await importFile(run, other, doubled)).toMatchObject({ added: 3, repeated: 3 });
});

test('a broken row is named by its line and left out', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const good = makeUntappdRow();
  const csv = untappdCsv([
    good,
    makeUntappdRow({ rating_score: 5.1 }),
    makeUntappdRow({ created_at: 'last week' }),
    makeUntappdRow({ checkin_id: '', checkin_url: '' }),
    makeUntappdRow({ beer_name: '' }),
    makeUntappdRow({ created_at: '2999-01-01 00:00:00' }),
  ]);
  const lines = csv.trimEnd().split('\n');
  const broken = [...lines, 'one,two', '"never closed', lines[1]?.replace(/9\d{8}/g, '123')].join(
    '\n',
  );
  const done = await importFile(run, fan, broken);
  expect(done).toMatchObject({ state: 'done', added: 2, skipped: 7 });
  expect(done.problems).toEqual([
    { place: 'line 3', problem: 'the rating "5.1" is not one from 0 to 5' },
    { place: 'line 4', problem: 'the date "last week" cannot be read' },
    { place: 'line 5', problem: 'it has no checkin_id' },
    { place: 'line 6', problem: 'it names no beer' },
    { place: 'line 7', problem: 'the date "2999-01-01 00:00:00" cannot be read' },
    { place: 'line 8', problem: '2 of 32 columns' },
    { place: 'line 9', problem: 'a quotation mark is not closed or stands inside a field' },
  ]);

  const json = untappdJson([makeUntappdRow(), makeUntappdRow()]).replace(
    /"beer_type":/,
    '"beer_type"',
  );
  const partly = await importFile(run, fan, json);
  expect(partly).toMatchObject({ state: 'done', added: 1, skipped: 1 });
  expect(partly.problems).toEqual([{ place: 'line 2', problem: 'it is not valid JSON' }]);
});

const NEITHER =
  'This file is neither an export of Untappd (CSV or JSON) nor one of Swarm (a zip, or its check-in files).';

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), NEITHER],
  ['a page', '<!doctype html><p>Hello', /is no export of Untappd: its first line does not name/],
  ['another list', 'id,name\n1,Porch Light\n', /does not name beer_name, brewery_name, created_at/],
  ['other JSON', '[{"name": "Porch Light"}]', NEITHER],
  ['an empty list', '[]', 'There are no check-ins in this file.'],
  ['blanks', '   \n\n', 'There are no check-ins in this file.'],
  ['brackets without end', '[{'.repeat(400_000), /a bracket is not closed/],
  ['deep lists', '['.repeat(400_000), /neither an export of Untappd nor one of Swarm/],
  [
    'half a file',
    untappdJson([makeUntappdRow(), makeUntappdRow()]).slice(0, -2),
    /breaks off after line/,
  ],
])('refuses %s with a sentence', async (_what, file, sentence) => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const done = await importFile(run, fan, file);
  expect(done).toMatchObject({ state: 'failed' });
  if (sentence instanceof RegExp) expect(done.problem).toMatch(sentence);
  else expect(done.problem).toBe(sentence);
});

test('refuses zips that are bombs, damaged, or of something else', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const problemOf = async (file: Buffer) => (await importFile(run, fan, file)).problem;
  const good = await zipOf({ 'checkins1.json': swarmJson([makeSwarmCheckin()]) });

  const bomb = Buffer.from(good);
  const directory = bomb.indexOf('PK\x01\x02');
  // The size that the zip tells: 3 GB.
  bomb.writeUInt32LE(3_000_000_000, directory + 24);
  expect(await problemOf(bomb)).toBe('The files in this zip are larger than 500 MB.');
  const liar = Buffer.from(good);
  // The file is longer than the zip tells.
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

test.each([
  [
    'UTF-16',
    (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  ],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('reads a list in %s', async (_name, encode) => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const file = encode(
    untappdCsv([makeUntappdRow({ beer_name: 'Märzen für Zoë', venue_name: 'Café' })]),
  );
  expect(await importFile(run, fan, file)).toMatchObject({ state: 'done', added: 1 });
  expect(await visitsOf(fan)).toMatchObject([
    { name: 'Café', beers: [{ name: 'Märzen für Zoë' }] },
  ]);
});

test('refuses 200 MB before they are read, and what is longer than announced', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const announced = await fan.call('POST', IMPORTS, { fileName: 'all.zip', bytes: 200_000_000 });
  expect([announced.statusCode, announced.json()]).toEqual([
    413,
    {
      code: 'import.tooLarge',
      message:
        'This file is larger than 50 MB. If it is a zip with pictures, unpack it and send its check-in files one by one.',
    },
  ]);
  const small = await fan.call('POST', IMPORTS, { fileName: 'all.zip', bytes: 1000 });
  const put = (headers: Record<string, string>, payload: Buffer) =>
    fan.send({ method: 'PUT', url: small.json().uploadURL, payload, headers });
  const type = { 'content-type': 'application/zip' };
  const told = await put({ ...type, 'content-length': '200000000' }, Buffer.from('x'));
  expect([told.statusCode, told.json().code]).toEqual([413, 'import.tooLarge']);
  const sent = await put(type, Buffer.alloc(IMPORT_BYTES + 1));
  expect([sent.statusCode, sent.json().code]).toEqual([413, 'import.tooLarge']);
  expect(await run.deps.privateFiles.list()).toEqual([]);
});

test('reads one file at a time, of its person only, within an hour', async () => {
  const run = await buildTestApp();
  const [fan, other] = [await signUp(run, 'fan'), await signUp(run, 'other')];
  const file = untappdCsv([makeUntappdRow()]);
  const announce = (person: Person) =>
    person.call('POST', IMPORTS, { fileName: 'u.csv', bytes: file.length });
  const put = (person: Person, url: string) =>
    person.send({ method: 'PUT', url, payload: file, headers: { 'content-type': 'text/csv' } });
  const { uploadURL } = (await announce(fan)).json();
  expect((await put(other, uploadURL)).json().code).toBe('import.notFound');
  run.passTime(HOUR_MS);
  expect((await put(fan, uploadURL)).json().code).toBe('import.notFound');
  const { uploadURL: next, id } = (await announce(fan)).json();
  expect((await put(fan, next)).statusCode).toBe(200);
  expect((await put(fan, next)).json().code).toBe('import.notFound');
  expect((await announce(fan)).json()).toMatchObject({ code: 'import.running' });
  for (const [method, url] of [
    ['DELETE', `${IMPORTS}/${id}`],
    ['GET', `${IMPORTS}/${id}/unmatched`],
  ] as const) {
    expect((await other.call(method, url)).json().code).toBe('auth.forbidden');
  }
  await announce(other);
  run.passTime(HOUR_MS + 1);
  await sweep(run.deps);
  expect((await other.call('GET', IMPORTS)).json()).toEqual([]);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ state: 'waiting' }]);
});

test('an import is removed whole, also while it is read', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const kept = await importFile(run, fan, untappdCsv([makeUntappdRow()]));
  const rows = Array.from({ length: 1500 }, () => makeUntappdRow());
  const removed = await importFile(run, fan, untappdCsv(rows));
  expect(removed).toMatchObject({ added: 1500 });
  const response = await fan.call('DELETE', `${IMPORTS}/${removed.id}`);
  expect(response.json()).toEqual({ message: 'Import removed' });
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ id: kept.id, added: 1 }]);

  const id = await send(fan, untappdCsv(rows));
  const { privateFiles } = run.deps;
  const read: typeof privateFiles.read = async (name) => {
    const body = await privateFiles.read(name);
    await fan.call('DELETE', `${IMPORTS}/${id}`);
    return body;
  };
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  await runDueJobs({ ...run.deps, privateFiles: { ...privateFiles, read }, onFailure });
  expect(failures).toEqual([]);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ id: kept.id }]);
  expect(await privateFiles.list()).toEqual([]);
  const { db } = run.deps;
  expect(await db.selectFrom('imported_visits').select('id').execute()).toHaveLength(1);
});

test('goes on after an interruption, and gives up in the end', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const rows = Array.from({ length: 450 }, () => makeUntappdRow());
  await send(fan, untappdCsv(rows));
  const { privateFiles } = run.deps;
  const failures: unknown[] = [];
  const broken = {
    ...run.deps,
    privateFiles: { ...privateFiles, read: () => Promise.reject(new Error('out of reach')) },
    onFailure: (error: unknown) => failures.push(error),
  };
  await runDueJobs(broken);
  expect(failures).toHaveLength(1);
  run.passTime(HOUR_MS);
  await runJobs(run);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ state: 'done', added: 450 }]);

  await send(fan, untappdCsv(rows));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await runDueJobs(broken);
    run.passTime(HOUR_MS);
  }
  expect((await fan.call('GET', IMPORTS)).json()[0]).toMatchObject({
    state: 'failed',
    problem: 'This file could not be read to its end. Please send it again later.',
  });
  expect(await privateFiles.list()).toEqual([]);
});

test('lists visits in pages, newest first', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const day = (n: number) =>
    new Date(Date.parse('2024-01-01T20:00:00Z') + n * DAY_MS).toISOString();
  const rows = Array.from({ length: 25 }, (_, n) => makeUntappdRow({ created_at: day(n) }));
  await importFile(run, fan, untappdCsv([...rows, makeUntappdRow({ created_at: day(3) })]));
  const seen: ImportedVisit[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '10', ...(cursor ? { cursor } : {}) });
    const page = (await fan.call('GET', `/api/personal-data/visits?${query}`)).json();
    seen.push(...page.visits);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(25);
  const days = seen.map(({ visitedOn }) => visitedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(seen.find(({ visitedOn }) => visitedOn === '2024-01-04')?.beers).toHaveLength(2);
});

test('imported visits are in the trail, in one order with the check-ins, and are found', async () => {
  const run = await buildTestApp();
  const brewery = await porchLight(run);
  const fan = await signUp(run, 'fan');
  const day = (n: number) => `2024-01-${String(n).padStart(2, '0')}`;
  for (let n = 2; n <= 20; n += 2) {
    const createdAt = `${day(n)}T20:00:00.000Z`;
    const row = makeCheckin({ userId: fan.userId, breweryId: brewery.id, createdAt });
    await run.deps.db.insertInto('check_ins').values(row).execute();
  }
  const rows = Array.from({ length: 10 }, (_, n) =>
    makeUntappdRow({ created_at: `${day(2 * n + 1)} 20:00:00`, venue_name: 'Kiez Bar' }),
  );
  const home = makeUntappdRow({ venue_name: '', created_at: `${day(5)} 21:00:00` });
  await importFile(run, fan, untappdCsv([...rows, home]));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '3', ...(cursor ? { cursor } : {}) });
    const page: TrailPage = (await fan.call('GET', `/api/trail?${query}`)).json();
    const own = page.entries.map(({ visitedOn }) => visitedOn);
    const imported = (page.imported ?? []).map(({ visitedOn }) => visitedOn);
    expect(own.length + imported.length).toBeLessThanOrEqual(3);
    seen.push(...[...own, ...imported].toSorted().toReversed());
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => day(20 - n)));

  const found: TrailPage = (await fan.call('GET', '/api/trail?search=kiez%20stout')).json();
  expect(found.entries).toEqual([]);
  expect(found.imported).toHaveLength(10);
  const unknown = await fan.call('GET', '/api/trail?cursor=nobody');
  expect(unknown.json()).toEqual({ entries: [], nextCursor: null });
});
