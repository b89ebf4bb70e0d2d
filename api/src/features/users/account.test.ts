import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { picture, signUpWithPicture } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { recordedLog } from '../../testing/recorded-log.ts';

test('changes the name with the username while the two are equal', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUpWithPicture(run, 'ada'), await signUpWithPicture(run, 'eve')];
  const put = (body: object) => ada.call('PUT', `/api/users/${ada.userId}`, body);
  expect((await put({ username: 'Ada L' })).json()).toMatchObject({
    username: 'adal',
    name: 'adal',
  });
  await run.deps.db
    .updateTable('users')
    .set({ name: 'Ada Lovelace' })
    .where('id', '=', ada.userId)
    .execute();
  expect((await put({ username: 'countess' })).json()).toMatchObject({
    username: 'countess',
    name: 'Ada Lovelace',
  });
  expect((await put({ username: 'EVE' })).statusCode).toBe(409);
  expect((await put({ username: 'countess' })).statusCode).toBe(200);
  expect((await put({ username: 'x' })).statusCode).toBe(400);
  expect((await put({})).json().username).toBe('countess');
  const foreign = await eve.call('PUT', `/api/users/${ada.userId}`, { username: 'stolen' });
  expect(foreign.statusCode).toBe(403);
});

test('stores a profile picture sent as a data URL like an upload', async () => {
  const { logger, lines } = recordedLog();
  const run = await buildTestApp({ logger });
  const ada = await signUpWithPicture(run, 'ada');
  const put = (profileImage: string | null) =>
    ada.call('PUT', `/api/users/${ada.userId}`, { profileImage });
  const dataUrl = `data:image/png;base64,${(await picture()).toString('base64')}`;
  const { profileImage } = (await put(dataUrl)).json();
  expect(profileImage).toMatch(/^\/objects\/uploads\/[\w-]+$/);
  const read = await run.app.inject({ url: profileImage });
  expect(read.headers['content-type']).toBe('image/webp');

  expect((await put('data:image/png;base64,AAAA')).json().code).toBe('upload.notAnImage');
  expect((await put('data:text/html,<script>')).json().code).toBe('upload.notAnImage');
  const padding = Buffer.alloc(5_242_880);
  const large = Buffer.concat([await picture(), padding]).toString('base64');
  const refused = await put(`data:image/png;base64,${large}`);
  expect(refused.statusCode, JSON.stringify(lines)).toBe(413);
  expect(refused.json().message).toContain('too large');
  const huge = await put(`data:image/png;base64,${'A'.repeat(9_000_000)}`);
  expect(huge.statusCode).toBe(413);
  expect(huge.json().message).toContain('too large');
  expect((await put(null)).json().profileImage).toBeNull();
});

test('stores each known beer style of the preferences once', async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const response = await ada.call('PUT', `/api/users/${ada.userId}/beer-preferences`, {
    beerStylePreferences: ['IPA', 'Märzen'.normalize('NFD'), 'IPA', 'Nonsense'],
  });
  expect(response.json().beerStylePreferences).toEqual(['IPA', 'Märzen']);
});

test('lists the owned breweries of either table, and sets an owner by address', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, ada] = [await signUpWithPicture(run, 'boss'), await signUpWithPicture(run, 'ada')];
  const [one, two] = [
    await addBrewery(run, { name: 'One' }),
    await addBrewery(run, { name: 'Two' }),
  ];
  const path = `/api/breweries/${two.id}/owner`;
  await run.deps.db
    .updateTable('breweries')
    .set({ ownerId: ada.userId })
    .where('id', '=', one.id)
    .execute();
  const set = (email: string | null) => boss.call('PUT', path, { email });
  expect((await set(` ${ada.email.toUpperCase()}`)).json().ownerId).toBe(ada.userId);
  const owned = async () =>
    (await ada.call('GET', `/api/users/${ada.userId}/owned-breweries`))
      .json()
      .map((brewery: { name: string }) => brewery.name);
  expect(await owned()).toEqual(['One', 'Two']);
  expect((await ada.call('GET', '/api/auth/me')).json().user.ownedBreweries).toBe(2);
  expect((await set('nobody@people.example')).statusCode).toBe(404);
  expect((await set(null)).json().ownerId).toBeNull();
  expect(await owned()).toEqual(['One']);
  expect((await ada.call('PUT', path, { email: ada.email })).statusCode).toBe(403);
});

test("deletes an account but neither its brewery's count nor its event", async () => {
  const run = await buildTestApp();
  const ada = await signUpWithPicture(run, 'ada');
  const brewery = await addBrewery(run, { ownerId: ada.userId });
  const here = { latitude: 35.4666, longitude: -97.5116, accuracy: 5 };
  const body = { userId: ada.userId, breweryId: brewery.id, ...here };
  await ada.call('POST', '/api/checkins', body);
  const event = {
    company: brewery.name,
    event: 'Fair',
    details: 'x',
    date: '2026-06-01',
    time: '6',
  };
  const { id } = (await ada.call('POST', '/api/special-events', event)).json();
  const { profileImage } = (await ada.call('GET', '/api/auth/me')).json().user;

  const response = await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect(response.json()).toEqual({ message: 'Account deleted' });
  expect([...ada.cookies.keys()]).toEqual([]);
  expect((await run.app.inject({ url: profileImage })).statusCode).toBe(404);
  const read = await run.app.inject({ url: `/api/breweries/${brewery.id}` });
  expect(read.json()).toMatchObject({ checkins: 1, ownerId: null });
  const left = await run.app.inject({ url: `/api/special-events/${id}` });
  expect(left.json()).toMatchObject({ event: 'Fair', ownerId: null });
  expect(await run.deps.db.selectFrom('check_ins').selectAll().execute()).toEqual([]);
});

test.skipIf(isOnPostgres)(
  'removes a deleted account from the database files once older readers end',
  async () => {
    const run = await buildTestApp();
    const { dataDir } = run.deps.config;
    const ada = await signUpWithPicture(run, 'ada');
    const isInFiles = async () => {
      const files = ['hoptrail.db', 'hoptrail.db-wal'].map((name) => readFile(join(dataDir, name)));
      return (await Promise.all(files)).some((content) => content.includes(ada.email));
    };
    const backup = openDatabase(join(dataDir, 'hoptrail.db'));
    onTestFinished(() => backup.destroy());
    await backup.connection().execute(async (reader) => {
      await sql`begin`.execute(reader);
      await reader.selectFrom('users').select('id').execute();
      const begun = performance.now();
      expect((await ada.call('DELETE', `/api/users/${ada.userId}`)).statusCode).toBe(200);
      // As long as SQLite waits for a lock.
      expect(performance.now() - begun, 'time to delete an account during a backup').toBeLessThan(
        5000,
      );
      expect(await isInFiles()).toBe(true);
      await sql`commit`.execute(reader);
    });
    await expect.poll(isInFiles).toBe(false);
  },
);
