import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { readManifest } from '../backups/manifest.ts';
import { restoreBackup } from '../backups/restore/restore-backup.ts';
import { listBackups } from '../backups/stored-backups.ts';
import { removeExpendable } from '../backups/take/retention.ts';
import { takeBackup } from '../backups/take/take-backup.ts';
import { examine } from '../doctor/examine.ts';
import { openDataFolder } from './data-folder.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

async function backUp(dataDir: string, at: Date): Promise<string> {
  const backupDir = join(dataDir, 'backups');
  return await takeBackup({ dataDir, backupDir, kind: 'rotating', version: '1', now: at });
}

/**
 * Returns a data folder without a database, with pictures and two backups, the newer one damaged.
 */
async function lostFolder() {
  const { dataDir, close } = await stockedFolder();
  const sound = await backUp(dataDir, now);
  const damaged = await backUp(dataDir, new Date(now.getTime() + HOUR_MS));
  await writeFile(join(damaged, 'hoptrail.db'), 'damaged');
  await close();
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('hoptrail.db')) await rm(join(dataDir, name));
  }
  return { dataDir, sound };
}

test('refuses a missing or empty database and names the newest sound backup', async () => {
  const { dataDir, sound } = await lostFolder();
  const file = join(dataDir, 'hoptrail.db');
  const before = (await readdir(dataDir)).toSorted();
  const open = async () => {
    const error = await openDataFolder({ dataDir }, testRuntime).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(WrongFolderError);
    return String(error.message);
  };
  const missing = await open();
  expect(
    missing,
  ).toBe(`There is no database ${file}, but there are 2 backups in ${dataDir}/backups and 2 pictures in ${dataDir}. Nothing was changed.
The newest sound backup was made at ${now.toISOString()}. To bring it back, run: hoptrail restore ${sound}
To begin anew with an empty database, run: hoptrail serve --new-database. These backups stay then.`);
  expect((await readdir(dataDir)).toSorted()).toEqual(before);
  await writeFile(file, '');
  expect(await open()).toContain(`${file} is empty, but there are 2 backups`);
  new Sqlite(file).pragma('journal_mode = WAL');
  expect(await open()).toContain(`${file} is empty, but there are 2 backups`);

  await restoreBackup({ backup: sound, dataDir, now });
  const data = await openDataFolder({ dataDir }, testRuntime);
  expect(await data.db.selectFrom('check_ins').select('id').execute()).toHaveLength(1);
  expect(data.isNew).toBe(false);
  await data.close();
});

test('recognizes a lost database by backups elsewhere and by pictures', async () => {
  const { dataDir } = await lostFolder();
  const backupDir = join(dataDir, 'backups');
  const fresh = { dataDir: await temporaryFolder(), backupDir };
  await expect(openDataFolder(fresh, testRuntime)).rejects.toThrow(/but there are 2 backups in/);
  const [newest] = await listBackups(backupDir);
  await rm(newest?.path ?? '', { recursive: true });
  await expect(openDataFolder(fresh, testRuntime)).rejects.toThrow(/but there is 1 backup in/);
  await rm(backupDir, { recursive: true });
  await expect(openDataFolder({ dataDir }, testRuntime)).rejects.toThrow(
    /but there are 2 pictures in .*\nThere is no backup here\./,
  );
});

test('says that no backup is sound', async () => {
  const { dataDir, sound } = await lostFolder();
  await rm(join(sound, 'hoptrail.db'));
  await expect(openDataFolder({ dataDir }, testRuntime)).rejects.toThrow(
    /None of the backups is sound \(.*: hoptrail\.db has 7 bytes/,
  );
});

test('does not remove the backups of a lost database because of a new one', async () => {
  const { dataDir, sound } = await lostFolder();
  const backupDir = join(dataDir, 'backups');
  const old = (await listBackups(backupDir)).map(({ path }) => path);
  const data = await openDataFolder({ dataDir }, testRuntime, { allowsNew: true });
  expect(data.isNew).toBe(true);
  let newest = '';
  for (let hours = 2; hours < 9; hours += 1) {
    const at = new Date(now.getTime() + 10 * DAY_MS + hours * HOUR_MS);
    newest = await backUp(dataDir, at);
    await removeExpendable(backupDir, { hourly: 2, daily: 1 }, at, newest);
  }
  const left = (await listBackups(backupDir)).map(({ path }) => path);
  expect(left).toHaveLength(2 + old.length);
  expect(left).toEqual(expect.arrayContaining(old));
  expect((await readManifest(newest)).database).not.toBe((await readManifest(sound)).database);
  await data.close();

  // After the restore it is the old database again, and retention removes its old backups.
  await restoreBackup({ backup: sound, dataDir, now });
  const again = await openDataFolder({ dataDir }, testRuntime);
  const at = new Date(now.getTime() + 20 * DAY_MS);
  const last = await backUp(dataDir, at);
  await removeExpendable(backupDir, { hourly: 1, daily: 0 }, at, last);
  expect((await listBackups(backupDir)).map(({ path }) => path)).not.toContain(sound);
  await again.close();
});

for (const journal of ['delete', 'wal']) {
  test(`refuses the database of another program and does not change it (journal: ${journal})`, async () => {
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'hoptrail.db');
    const other = new Sqlite(file);
    other.pragma(`journal_mode = ${journal}`);
    other.exec('create table albums (id); create table songs (id); insert into songs values (1)');
    other.close();
    const before = await readFile(file);
    const names = await readdir(dataDir);
    await expect(openDataFolder({ dataDir }, testRuntime)).rejects.toThrow(
      `${file} is the database of another program (it has the tables albums, songs). Nothing was changed. Set DATA_DIR to another folder.`,
    );
    expect((await readFile(file)).equals(before)).toBe(true);
    const after = (await readdir(dataDir)).filter((name) => name !== 'hoptrail.lock');
    expect(after).toEqual(names);
    await expect(
      takeBackup({
        dataDir,
        backupDir: join(dataDir, 'backups'),
        kind: 'manual',
        version: '1',
        now,
      }),
    ).rejects.toThrow('is the database of another program');
    const { dataDir: ours } = await stockedFolder();
    const backup = await backUp(ours, now);
    const refused = restoreBackup({ backup, dataDir, now });
    await expect(refused).rejects.toThrow('is the database of another program');
    const variables = { DATA_DIR: dataDir };
    const findings = await Array.fromAsync(
      examine({ variables, runtime: testRuntime, now, isRepairing: false }),
    );
    expect(findings.at(-1)).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('is the database of another program'),
    });
    expect((await readFile(file)).equals(before)).toBe(true);
  });
}

test('starts in an empty folder, or beside an empty backup folder, without a flag', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'uploads', '.draft-1'), { recursive: true });
  await mkdir(join(dataDir, 'backups'));
  const data = await openDataFolder({ dataDir }, testRuntime);
  expect(data.isNew).toBe(true);
  await data.close();
});
