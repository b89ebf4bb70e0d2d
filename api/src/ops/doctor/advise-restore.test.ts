import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { examineAll, soundFolder, wrong } from '../../testing/data-folder/examine-folder.ts';
import { findSoundBackup } from '../backups/check-backup.ts';
import { areOnOwnDisk } from '../backups/own-disk.ts';
import { takeBackup } from '../backups/take/take-backup.ts';

test('finds a corrupt page and names the backup to restore', async () => {
  const { dataDir, close, backup } = await soundFolder();
  await close();
  await breakDatabase(dataDir);
  const findings = wrong(await examineAll(dataDir));
  expect(findings.length).toBeGreaterThan(0);
  for (const { check, state, fix } of findings) {
    expect({ check, state, fix }).toEqual({
      check: 'database',
      state: 'problem',
      fix: `Stop the server, then run: hoptrail restore ${backup}`,
    });
  }
});

test('reports a newer database and a damaged backup', async () => {
  const { dataDir, close, backup } = await soundFolder();
  await close();
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  await db.destroy();
  await writeFile(join(backup, 'hoptrail.db'), 'short');
  const findings = wrong(await examineAll(dataDir));
  expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'backups problem',
    'schema problem',
  ]);
  expect(findings[1]?.fix).toBe(
    'Use that version. There is no backup from before the upgrade that is sound.',
  );
});

test('advises to restore the newest backup with valid checksums', async () => {
  const { dataDir, close, backup } = await soundFolder();
  const order = { dataDir, backupDir: join(dataDir, 'backups'), version: '1' };
  const [second, third] = [
    await takeBackup({ ...order, kind: 'rotating', now: new Date(Date.now() + 1000) }),
    await takeBackup({ ...order, kind: 'rotating', now: new Date(Date.now() + 2000) }),
  ];
  await close();
  await breakDatabase(dataDir);
  await spoil(join(third, 'hoptrail.db'));
  const [picture = ''] = await readdir(join(second, 'uploads'));
  await spoil(join(second, 'uploads', picture, '96.webp'));
  const findings = wrong(await examineAll(dataDir));
  const restore = `Stop the server, then run: hoptrail restore ${backup}`;
  expect(findings.map(({ check, says, fix }) => (check === 'backups' ? says : fix))).toEqual([
    `${third}: hoptrail.db was changed`,
    `${second}: uploads/${picture}/96.webp was changed`,
    restore,
  ]);
  await spoil(join(backup, 'hoptrail.db'));
  expect(wrong(await examineAll(dataDir)).at(-1)?.fix).toMatch(/^No backup here is sound/);
});

test('advises a rollback only if its backup exists and is sound', async () => {
  const { dataDir, db, close, backup } = await soundFolder();
  const order = { dataDir, backupDir: join(dataDir, 'backups'), version: '1' };
  const now = new Date(Date.now() - DAY_MS);
  const upgrade = await takeBackup({ ...order, kind: 'upgrade', now });
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  await close();
  const advice = async () => wrong(await examineAll(dataDir)).at(-1)?.fix;
  expect(await advice()).toBe(
    `Use that version, or run: hoptrail rollback (to ${basename(upgrade)})`,
  );
  await spoil(join(upgrade, 'hoptrail.db'));
  expect(await advice()).toBe(
    `Use that version, or stop the server and run: hoptrail restore ${backup}`,
  );
});

test('does not recommend backups that were not checked in time', async () => {
  const { backup } = await soundFolder();
  expect(await findSoundBackup([{ path: backup }], { checkMs: -1 })).toEqual({
    sound: undefined,
    damaged: [],
    isCutShort: true,
  });
});

test('warns of backups on the same disk as the data, not of those on another disk', async () => {
  const { dataDir } = await soundFolder();
  const findings = await examineAll(dataDir);
  expect(findings).toContainEqual(
    expect.objectContaining({
      check: 'backup disk',
      state: 'warning',
      says: 'the backups are on the same disk as the data: if it fails, both are lost',
    }),
  );
  expect(await areOnOwnDisk(dataDir, join(dataDir, 'none/yet'))).toBe(true);
  const elsewhere = (await stat('/proc')).dev !== (await stat(dataDir)).dev;
  expect(await areOnOwnDisk(dataDir, '/proc')).toBe(!elsewhere);
});

/** Changes a bit in the middle of a file of a backup, which keeps its size. */
async function spoil(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
  await rm(file);
  await writeFile(file, bytes);
}

async function breakDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'hoptrail.db');
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 3, 4096 * 4);
  await writeFile(file, bytes);
}
