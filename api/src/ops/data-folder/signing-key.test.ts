import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { findOrInsertSetting } from '../../db/settings/settings.repo.ts';
import { buildTestApp, temporaryFolder, testRuntime } from '../../testing/app.ts';
import { codeFor, Person, picture, signUp } from '../../testing/person.ts';
import { restoreBackup } from '../backups/restore/restore-backup.ts';
import { takeBackup } from '../backups/take/take-backup.ts';
import { openDataFolder } from './data-folder.ts';

const OLD_KEY = 'an-old-key-that-was-in-the-database-of-an-earlier-version';

/** Returns a data folder of an earlier version, with the key in a row of the database. */
async function earlierFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  await migrate(db);
  await findOrInsertSetting(db, 'signingKey', OLD_KEY, '2026-05-01T12:00:00.000Z');
  await db.destroy();
  return dataDir;
}

async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}

test('stores the key only in a file of its own that only its owner may read', async () => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  await signUp(run, 'ada');
  const file = join(dataDir, 'signing.key');
  expect(await readFile(file, 'utf8')).toBe(`${run.deps.signingKey}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await filesWith(dataDir, run.deps.signingKey)).toEqual([file]);
});

test('moves a key from the database to the file and leaves no byte of it', async () => {
  const dataDir = await earlierFolder();
  const file = join(dataDir, 'hoptrail.db');
  expect(await filesWith(dataDir, OLD_KEY)).not.toEqual([]);
  const data = await openDataFolder({ dataDir }, testRuntime);
  expect(data.signingKey).toBe(OLD_KEY);
  expect(await filesWith(dataDir, OLD_KEY)).toEqual([join(dataDir, 'signing.key')]);
  await data.close();
  expect(await filesWith(dataDir, OLD_KEY)).toEqual([join(dataDir, 'signing.key')]);
  expect((await stat(file)).size).toBeGreaterThan(0);
});

test('accepts codes and upload links from before the move', async () => {
  const earlier = await buildTestApp();
  const ada = await signUp(earlier, 'ada');
  await ada.call('POST', '/api/auth/send-code', { email: ada.email });
  const code = codeFor(earlier, ada.email);
  const target = await ada.call('POST', '/api/objects/upload', {});
  const { pathname, search } = new URL(target.json().uploadURL);
  const { db, signingKey, config } = earlier.deps;
  await findOrInsertSetting(db, 'signingKey', signingKey, '2026-05-01T12:00:00.000Z');
  const dataDir = await temporaryFolder();
  await cp(config.dataDir, dataDir, {
    recursive: true,
    filter: (path) => !/control\.sock$|signing\.key$|hoptrail\.lock$/.test(path),
  });

  const run = await buildTestApp({ dataDir });
  expect(run.deps.signingKey).toBe(signingKey);
  const person = new Person(run.app);
  const signedIn = await person.call('POST', '/api/auth/verify-code', { email: ada.email, code });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  const sent = await person.send({
    method: 'PUT',
    url: pathname + search,
    payload: await picture(),
    headers: { 'content-type': 'image/png' },
  });
  expect(sent.statusCode, sent.body).toBe(200);
});

test('refuses a file that holds no key and says what to do', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'signing.key'), 'short\n');
  await expect(openDataFolder({ dataDir }, testRuntime)).rejects.toThrow(/holds no key. Remove it/);
});

test('uses a key of the environment and stores none in the database', async () => {
  const dataDir = await earlierFolder();
  const signingKey = 'a-key-of-the-environment-of-more-than-32-characters';
  const data = await openDataFolder({ dataDir, signingKey }, testRuntime);
  expect(data.signingKey).toBe(signingKey);
  await data.close();
  expect(await readdir(dataDir)).not.toContain('signing.key');
  expect(await filesWith(dataDir, OLD_KEY)).toEqual([]);
});

test('backs up no key, also from a database of an earlier version', async () => {
  const dataDir = await earlierFolder();
  const backupDir = join(await temporaryFolder(), 'backups');
  const order = { dataDir, backupDir, kind: 'manual', version: '1', now: new Date() } as const;
  const backup = await takeBackup(order);
  expect(await filesWith(backup, OLD_KEY)).toEqual([]);

  const target = await temporaryFolder();
  await restoreBackup({ backup, dataDir: target, now: new Date() });
  const data = await openDataFolder({ dataDir: target }, testRuntime);
  expect(data.signingKey).not.toBe(OLD_KEY);
  expect(data.signingKey.length).toBeGreaterThanOrEqual(43);
  await data.close();
});
