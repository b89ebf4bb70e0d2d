import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { takeBackup } from '../backups/take/take-backup.ts';
import { openDataFolder } from './data-folder.ts';
import { describeModes } from './file-modes.ts';

test('makes files that others could read private at the start, and names them', async () => {
  const { dataDir, close } = await stockedFolder();
  const backupDir = join(await temporaryFolder(), 'elsewhere');
  await mkdir(backupDir, { mode: 0o755 });
  const order = { dataDir, backupDir, kind: 'manual', version: '1', now: new Date() } as const;
  const backup = await takeBackup(order);
  await close();
  await mkdir(join(dataDir, 'tls'));
  await writeFile(join(dataDir, 'tls', 'beer.example.pem'), '');
  const open = [
    ...['hoptrail.db', 'hoptrail.lock', 'signing.key', 'tls/beer.example.pem'].map((name) => ({
      path: join(dataDir, name),
      mode: 0o600,
    })),
    ...['uploads', 'tls'].map((name) => ({ path: join(dataDir, name), mode: 0o700 })),
    { path: backup, mode: 0o700 },
    { path: join(backupDir, '.lock'), mode: 0o600 },
  ];
  const locks = [join(dataDir, 'hoptrail.lock'), join(backupDir, '.lock')];
  for (const path of locks) expect((await stat(path)).mode & 0o777, path).toBe(0o600);
  for (const { path, mode } of open) await chmod(path, mode | 0o055);
  await chmod(dataDir, 0o755);

  const data = await openDataFolder({ dataDir, backupDir }, testRuntime);
  expect(data.modes.repaired.toSorted()).toEqual(open.map(({ path }) => path).toSorted());
  expect(data.modes.foreign).toEqual([]);
  for (const { path, mode } of open) expect((await stat(path)).mode & 0o777, path).toBe(mode);
  // SQLite creates its other files with the mode of the database.
  for (const name of (await readdir(dataDir)).filter((one) => one.startsWith('hoptrail.db-'))) {
    expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);
  }
  expect(describeModes(data.modes)[0]).toContain('Made private');
  await data.close();

  const again = await openDataFolder({ dataDir, backupDir }, testRuntime);
  expect(again.modes).toEqual({ repaired: [], foreign: [] });
  expect(describeModes(again.modes)).toEqual([]);
  await again.close();
  expect((await stat(backupDir)).mode & 0o777, 'the folder of the host').toBe(0o755);
});
