import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { NewerDatabaseError } from '../../db/migrate/migrate.ts';
import { FolderInUseError, lockFolder } from '../../db/sqlite/folder-lock.ts';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { addPicture, contentOf, stockedFolder } from '../../testing/data-folder/content.ts';
import { signUpWithPicture } from '../../testing/person.ts';
import { BackupError } from './backup-error.ts';
import { readManifest } from './manifest.ts';
import { finishRestore } from './restore/replace-data.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { type BackupOrder, takeBackup } from './take/take-backup.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

async function orderFor(dataDir: string, more: Partial<BackupOrder> = {}): Promise<BackupOrder> {
  const backupDir = join(await temporaryFolder(), 'backups');
  return { dataDir, backupDir, kind: 'manual', version: '1.2.3', now, ...more };
}

test('restores every row and file from a backup made beside a running server', async () => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  const ada = await signUpWithPicture(run, 'ada');
  await signUpWithPicture(run, 'grace');
  const before = await contentOf(dataDir);
  const backup = await takeBackup(await orderFor(dataDir));
  await ada.call('PUT', `/api/users/${ada.userId}`, { location: 'Tulsa' });
  await ada.upload();

  const target = await temporaryFolder();
  const { replaced } = await restoreBackup({ backup, dataDir: target, now });
  expect(replaced).toBeUndefined();
  expect(await contentOf(target)).toEqual(before);
  expect(Object.keys(before.files)).toHaveLength(8);
  expect(await contentOf(dataDir)).not.toEqual(before);
});

test('lists every file with its size and checksum, the version and the schema in the manifest', async () => {
  const { dataDir } = await stockedFolder();
  const backup = await takeBackup(await orderFor(dataDir));
  const { files, ...about } = await readManifest(backup);
  expect(about).toEqual({
    format: 1,
    kind: 'manual',
    createdAt: now.toISOString(),
    version: '1.2.3',
    database: expect.any(String),
    migrations: expect.arrayContaining(['001-initial']),
    missingUploads: [],
  });
  expect(files.map(({ path }) => path)).toContain('hoptrail.db');
  expect(files).toHaveLength(9);
  expect(await readdir(backup)).toEqual(['hoptrail.db', 'manifest.json', 'uploads']);
});

test('shares the files of pictures with the previous backup and the server', async () => {
  const { dataDir, db } = await stockedFolder();
  const order = await orderFor(dataDir);
  const first = await takeBackup(order);
  await addPicture({ dataDir, db });
  const second = await takeBackup({ ...order, now: new Date(now.getTime() + 1000) });
  const { files } = await readManifest(second);
  const shared = (await readManifest(first)).files.filter(({ path }) => path !== 'hoptrail.db');
  expect(files).toEqual(expect.arrayContaining(shared));
  expect(files).toHaveLength(9 + 4);
  for (const { path } of shared) expect((await stat(join(second, path))).nlink).toBe(3);
});

test('names a missing picture and backs up the rest', async () => {
  const { dataDir } = await stockedFolder();
  const [lost = ''] = await readdir(join(dataDir, 'uploads'));
  await rm(join(dataDir, 'uploads', lost), { recursive: true });
  const backup = await takeBackup(await orderFor(dataDir));
  expect(await readManifest(backup)).toMatchObject({ missingUploads: [lost] });
});

test('removes the remains of an interrupted backup at the next one', async () => {
  const { dataDir } = await stockedFolder();
  const order = await orderFor(dataDir);
  await mkdir(join(order.backupDir, '.draft-cut'), { recursive: true });
  await takeBackup(order);
  expect(await readdir(order.backupDir)).toEqual(['.lock', expect.stringMatching(/-manual$/)]);
});

test('makes two backups at once', async () => {
  const { dataDir } = await stockedFolder();
  const order = await orderFor(dataDir);
  const later = { ...order, now: new Date(now.getTime() + 1000) };
  const backups = await Promise.all([takeBackup(order), takeBackup(later)]);
  for (const backup of backups) expect((await readManifest(backup)).files).toHaveLength(9);
});

test('refuses a backup without a database or of a damaged one', async () => {
  const empty = await orderFor(await temporaryFolder());
  await expect(takeBackup(empty)).rejects.toThrow(/There is no database in/);

  const { dataDir } = await stockedFolder();
  const copy = await temporaryFolder();
  const file = join(copy, 'hoptrail.db');
  const clean = await takeBackup(await orderFor(dataDir));
  await copyFile(join(clean, 'hoptrail.db'), file);
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 3, 4096 * 8);
  await writeFile(file, bytes);
  const order = await orderFor(copy);
  await expect(takeBackup(order)).rejects.toThrow(/The database is damaged/);
  expect(await readdir(order.backupDir)).toEqual(['.lock']);
});

test.for<[string, string, (backup: string) => Promise<void>]>([
  ['a changed database', 'hoptrail.db was changed', (backup) => flip(join(backup, 'hoptrail.db'))],
  [
    'a changed picture',
    'was changed',
    async (backup) => flip(join(backup, await aPicture(backup))),
  ],
  ['a missing picture', 'is missing', async (backup) => rm(join(backup, await aPicture(backup)))],
  [
    'a database cut short',
    'has 100 bytes',
    (backup) => writeFile(join(backup, 'hoptrail.db'), Buffer.alloc(100)),
  ],
  [
    'no manifest',
    'is not a backup: it has no readable manifest.json',
    (backup) => rm(join(backup, 'manifest.json')),
  ],
  [
    'a manifest cut short',
    'is damaged, or was written by a newer Hoptrail',
    (backup) => writeFile(join(backup, 'manifest.json'), '{"format":1,'),
  ],
  [
    'a manifest that names a file elsewhere',
    'is damaged',
    async (backup) => {
      const manifest = await readManifest(backup);
      const files = [{ path: '../../etc/passwd', bytes: 1, sha256: 'a'.repeat(64) }];
      await writeFile(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    },
  ],
])('refuses %s and leaves the data unchanged', async ([, message, harm]) => {
  const { dataDir } = await stockedFolder();
  const backup = await takeBackup(await orderFor(dataDir));
  const target = await temporaryFolder();
  await restoreBackup({ backup, dataDir: target, now });
  const before = await contentOf(target);
  // A copy with files of its own, because damage to a shared picture would damage the data.
  const other = await unshared(backup);
  await harm(other);
  const attempt = restoreBackup({ backup: other, dataDir: target, now });
  await expect(attempt).rejects.toThrow(BackupError);
  await expect(attempt).rejects.toThrow(message);
  expect(await contentOf(target)).toEqual(before);
  expect((await readdir(target)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('refuses a backup of a newer version, and a folder in use', async () => {
  const { dataDir } = await stockedFolder();
  const backup = await takeBackup(await orderFor(dataDir));
  await expect(restoreBackup({ backup, dataDir, now })).rejects.toThrow(FolderInUseError);

  const manifest = await readManifest(backup);
  const migrations = [...manifest.migrations, '999-future'];
  await writeFile(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, migrations }));
  const attempt = restoreBackup({ backup, dataDir: await temporaryFolder(), now });
  await expect(attempt).rejects.toThrow(NewerDatabaseError);
});

test('keeps all replaced data, including what was only in the write-ahead log', async () => {
  const { dataDir } = await stockedFolder();
  const backup = await takeBackup(await orderFor(dataDir));
  const target = await temporaryFolder();
  await restoreBackup({ backup, dataDir: target, now });
  const db = openDatabase(join(target, 'hoptrail.db'));
  await db.updateTable('users').set({ location: 'Tulsa' }).execute();
  const before = await contentOf(target);
  // As after a power cut: the newest rows are only in the log beside the database.
  const crashed = await temporaryFolder();
  for (const name of ['hoptrail.db', 'hoptrail.db-wal']) {
    await copyFile(join(target, name), join(crashed, name));
  }
  await rename(join(target, 'uploads'), join(crashed, 'uploads'));
  await db.destroy();
  const { replaced = '' } = await restoreBackup({ backup, dataDir: crashed, now });
  expect(await contentOf(replaced)).toEqual(before);
  expect(await contentOf(crashed)).not.toEqual(before);
});

test('finishes a restore that was interrupted at any step at the next start', async () => {
  const { dataDir } = await stockedFolder();
  const before = await contentOf(dataDir);
  const backup = await takeBackup(await orderFor(dataDir));
  const steps = ['nothing', 'mkdir', 'old uploads', 'new uploads', 'old database'] as const;
  for (const [cut] of steps.entries()) {
    const target = await temporaryFolder();
    await restoreBackup({ backup, dataDir: target, now });
    const staged = join(target, '.restore-then');
    await mkdir(staged);
    await rename(join(target, 'uploads'), join(staged, 'uploads'));
    await rename(join(target, 'hoptrail.db'), join(staged, 'hoptrail.db'));
    await mkdir(join(target, 'uploads'));
    await writeFile(join(target, 'hoptrail.db'), 'old');
    const aside = join(target, 'replaced-then');
    if (cut > 0) await mkdir(aside);
    if (cut > 1) await rename(join(target, 'uploads'), join(aside, 'uploads'));
    if (cut > 2) await rename(join(staged, 'uploads'), join(target, 'uploads'));
    if (cut > 3) await rename(join(target, 'hoptrail.db'), join(aside, 'hoptrail.db'));
    expect(await finishRestore(target)).toBe(aside);
    expect(await contentOf(target)).toEqual(before);
    expect(await readFile(join(aside, 'hoptrail.db'), 'utf8')).toBe('old');
    expect(await finishRestore(target)).toBeUndefined();
  }
});

test('unlocks the data folder after a restore', async () => {
  const { dataDir } = await stockedFolder();
  const backup = await takeBackup(await orderFor(dataDir));
  const target = await temporaryFolder();
  await restoreBackup({ backup, dataDir: target, now });
  lockFolder(target)();
});

async function aPicture(backup: string): Promise<string> {
  const { files } = await readManifest(backup);
  return files.find(({ path }) => path.startsWith('uploads/'))?.path ?? '';
}

async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
  await writeFile(file, bytes);
}

/** Returns a copy of a backup with files of its own. */
async function unshared(backup: string): Promise<string> {
  const copy = await temporaryFolder();
  const { files } = await readManifest(backup);
  for (const path of ['manifest.json', ...files.map((file) => file.path)]) {
    await mkdir(join(copy, path, '..'), { recursive: true });
    await copyFile(join(backup, path), join(copy, path));
  }
  return copy;
}
