import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../features/personal-data/run-due-jobs.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { tablesOf } from '../data-folder/tables-of.ts';
import { makeBeer } from '../factories/beer.ts';
import { makeUntappdRow, untappdCsv } from '../factories/other-apps.ts';
import { codeFor, Person, signUpWithPicture } from '../person.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';
import { addBreweries, addTrail, visit } from '../trails.ts';

const PLACES = 25;

test('a deleted account leaves no text in any file or row', async () => {
  const adminEmails = ['admin@people.example'];
  const limits = { requestsPerMinute: 100_000, codesPerClient: 1000 };
  const run = await buildTestApp({ config: { adminEmails, ...limits } });
  // Other people before and after, so that the person's rows are among others and pages are split.
  await liveHere(run, await signUpWithPicture(run, 'neighbour'), 'Neighbourly words. ');
  const { person, traces } = await leaveTraces(run, await signUpWithPicture(run, 'admin'));
  await liveHere(run, await signUpWithPicture(run, 'newcomer'), 'Newcomers talk. ');
  // One more code, which waits in the outbox because the mail server is down.
  run.mailServer.isDown = true;
  await person.call('POST', '/api/auth/send-code', { email: traces[0] });
  expect((await found(run, traces)).sort()).toEqual([...traces].sort());

  const response = await person.call('DELETE', `/api/users/${person.userId}`);
  expect(response.json()).toEqual({ message: 'Account deleted' });
  expect(await found(run, traces)).toEqual([]);
  expect(await run.deps.privateFiles.list()).toEqual([]);
  await run.app.close();
  await run.deps.db.destroy();
  expect(await foundInFiles(run, traces)).toEqual([]);
});

/**
 * Creates a person who fills in everything.
 * @returns the texts to search for
 */
async function leaveTraces(run: TestApp, admin: Person) {
  const address = 'trace-of-an-address@people.example';
  const person = new Person(run.app);
  await person.call('POST', '/api/auth/send-code', { email: address });
  const code = codeFor(run, address);
  const wrong = code === '000000' ? '000001' : '000000';
  await person.call('POST', '/api/auth/verify-code', { email: address, code: wrong });
  await person.call('POST', '/api/auth/verify-code', { email: address, code });
  await person.upload(await photo());
  const profileImageUrl = await person.upload(await photo());
  const names = ['trace-of-a-name', 'trace-of-old-name', 'trace-of-new-name'];
  const profile = { email: address, username: names[0], profileImageUrl };
  const completed = await person.call('POST', '/api/auth/complete-profile', profile);
  const userId = String(completed.json().user.id);
  await beSuspendedOnce(run, admin, Object.assign(person, { userId }), address);
  const me = `/api/users/${userId}`;
  for (const username of names.slice(1)) {
    await person.call('PUT', me, {
      username,
      location: 'trace of a place',
      headerImage: await person.upload(),
    });
  }
  const beerStylePreferences = ['Stout', 'Märzen'];
  await person.call('PUT', `${me}/beer-preferences`, { beerStylePreferences });
  const abandoned = await person.upload();
  await claimBreweries(run, admin, person);
  await liveHere(run, Object.assign(person, { userId }), 'trace of a note ');
  await takeAlong(run, person);
  const token = person.cookies.get('hoptrail') ?? '';
  const session = createHash('sha256').update(token).digest('hex');
  const [browser = ''] = person.cookies.get('hoptrail-browser')?.split('.') ?? [];
  const upload = abandoned.split('/').at(-1) ?? '';
  const texts = ['trace of a place', 'trace of a note', 'trace of a check-in'];
  texts.push('trace of a claim', 'trace of a suspension', 'trace of a file', 'trace of a bar');
  texts.push('trace of a beer');
  const traces = [address, userId, upload, ...texts, session, browser, names[2] ?? ''];
  return { person: Object.assign(person, { userId }), traces };
}

/** Suspends and reinstates the person, who signs in again. */
async function beSuspendedOnce(
  run: TestApp,
  admin: Person,
  person: Person & { userId: string },
  email: string,
) {
  const suspension = `/api/admin/people/${person.userId}/suspension`;
  await admin.call('PUT', suspension, { reason: 'trace of a suspension' });
  await admin.call('DELETE', suspension);
  await person.call('POST', '/api/auth/send-code', { email });
  const body = { email, code: codeFor(run, email) };
  expect((await person.call('POST', '/api/auth/verify-code', body)).statusCode).toBe(200);
}

/** Makes an approved claim with changes of the owner, and an open claim. */
async function claimBreweries(run: TestApp, admin: Person, person: Person) {
  const fields = {
    role: 'trace of a claim',
    proof: 'trace of a claim',
    contact: 'trace of a claim',
  };
  const [own, wanted] = [await addBrewery(run), await addBrewery(run)];
  await person.call('POST', `/api/breweries/${own.id}/claims`, fields);
  const [{ id }] = (await admin.call('GET', '/api/admin/claims')).json().claims;
  const decision = { decision: 'approve', reason: 'trace of a claim' };
  expect((await admin.call('PUT', `/api/admin/claims/${id}`, decision)).statusCode).toBe(200);
  const edit = await person.call('PUT', `/api/breweries/${own.id}`, { hours: 'Daily' });
  expect(edit.statusCode).toBe(200);
  await person.call('POST', `/api/breweries/${wanted.id}/claims`, fields);
}

/** Imports a file, announces another one, and downloads an export. */
async function takeAlong(run: TestApp, person: Person) {
  const rows = Array.from({ length: 40 }, () => makeUntappdRow({ venue_name: 'trace of a bar' }));
  const payload = untappdCsv(rows);
  const file = { fileName: 'trace of a file', bytes: payload.length };
  const imports = '/api/personal-data/imports';
  const { uploadURL: url } = (await person.call('POST', imports, file)).json();
  const headers = { 'content-type': 'text/csv' };
  await person.send({ method: 'PUT', url, payload, headers });
  expect((await person.call('GET', '/api/personal-data/export')).statusCode).toBe(200);
  await runDueJobs({ ...run.deps, onFailure: () => {} });
  expect((await person.call('GET', imports)).json()).toMatchObject([{ added: 40 }]);
  await person.call('POST', imports, file);
}

/** Makes notes, favorites and check-ins at many breweries, with a stamp and a prize at each. */
async function liveHere(run: TestApp, person: Person & { userId: string }, note: string) {
  for (let place = 0; place < PLACES; place += 1) {
    const [brewery] = await addBreweries(run, [`Brewery ${place}`]);
    if (!brewery) throw new Error('A brewery was added.');
    await addTrail(run, [brewery]);
    const { id: breweryId } = brewery;
    const notes = note.repeat(10 * (place + 1));
    await person.call('PUT', `/api/breweries/${breweryId}/notes`, { notes: notes.slice(0, 4000) });
    await person.call('PUT', `/api/breweries/${breweryId}/notes`, { notes: notes.slice(0, 900) });
    await person.call('PUT', `/api/users/${person.userId}/favorites`, { breweryId });
    const checkin = { notes: `${note.replace('note', 'check-in')}!` };
    expect((await visit(person, brewery, checkin)).trails).toMatchObject([{ hasPrize: true }]);
    const beer = makeBeer({ breweryId });
    await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
    const fields = { rating: 4, notes: note.replace('note', 'beer') };
    await person.call('PUT', `/api/beers/${beer.id}/had`, fields);
    run.passTime(DAY_MS / 10);
  }
}

/** Returns the texts that occur in any file of the data folder or, on PostgreSQL, in any row. */
async function found(run: TestApp, texts: readonly string[]): Promise<string[]> {
  const inFiles = await foundInFiles(run, texts);
  const rows = isOnPostgres ? await allRows(run) : [];
  return texts.filter((text) => inFiles.includes(text) || rows.some((row) => row.includes(text)));
}

async function foundInFiles({ deps }: TestApp, texts: readonly string[]): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(deps.config.dataDir, options);
  const files = entries.filter((entry) => entry.isFile());
  const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
  const paths = entries.map((entry) => Buffer.from(join(entry.parentPath, entry.name)));
  return texts.filter((text) => [...bytes, ...paths].some((content) => content.includes(text)));
}

/** Returns all rows as texts. Deleted ones disappear from PostgreSQL's files by its vacuum. */
async function allRows({ deps: { db } }: TestApp): Promise<string[]> {
  const tables = (await tablesOf(db)).map(
    ({ name }) => sql`select t::text as row from ${sql.table(name)} as t`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return rows.map(({ row }) => row);
}

async function photo(): Promise<Buffer> {
  return await sharp({ create: { width: 80, height: 80, channels: 3, background: '#80bc04' } })
    .withExif({ IFD0: { Artist: 'trace of an artist' } })
    .jpeg()
    .toBuffer();
}
