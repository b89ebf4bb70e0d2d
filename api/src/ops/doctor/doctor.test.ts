import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { FolderInUseError } from '../../db/sqlite/folder-lock.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { findSoundBackup } from '../backups/check-backup.ts';
import { areOnOwnDisk } from '../backups/own-disk.ts';
import { takeBackup } from '../backups/take/take-backup.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const quiet = {
  PUBLIC_URL: 'https://beer.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'beer@beer.example',
  ADMIN_EMAILS: 'boss@beer.example',
};

async function examineAll(
  dataDir: string,
  more: { isRepairing?: boolean } = {},
): Promise<Finding[]> {
  const { isRepairing = false } = more;
  const variables = { ...quiet, DATA_DIR: dataDir };
  return await Array.fromAsync(
    examine({ variables, runtime: testRuntime, now: new Date(), isRepairing }),
  );
}

/**
 * Returns the findings that are not ok, except for the backup disk: these tests have backups beside
 * the data.
 */
function wrong(findings: Finding[]): Finding[] {
  return findings.filter(({ check, state }) => state !== 'ok' && check !== 'backup disk');
}

/** Returns a sound folder that nobody is using, with its only backup. */
async function soundFolder() {
  const { dataDir, db, close } = await stockedFolder();
  const places = { dataDir, backupDir: join(dataDir, 'backups') };
  const backup = await takeBackup({ ...places, kind: 'manual', version: '1', now: new Date() });
  return { dataDir, db, close, backup };
}

test('finds nothing wrong with a sound folder, in use or not', async () => {
  const { dataDir, close } = await soundFolder();
  const inUse = await examineAll(dataDir);
  expect(wrong(inUse)).toEqual([]);
  expect(inUse.map(({ says }) => says)).toContain('a server is using the data folder');
  await close();
  const free = await examineAll(dataDir);
  expect(wrong(free)).toEqual([]);
  expect(free.map(({ check }) => check)).toEqual([
    'settings',
    'data folder',
    'disk',
    'lock',
    'backups',
    'backup disk',
    'database',
    'schema',
    'counters',
    'pictures',
    'clock',
  ]);
  expect(free.map(({ says }) => says)).toContain('they equal the rows: 1 user, 1 check-in');
});

test('reports a missing folder and a missing database', async () => {
  const missing = join(await temporaryFolder(), 'none');
  expect(wrong(await examineAll(missing))).toEqual([
    expect.objectContaining({ check: 'data folder', state: 'problem' }),
  ]);
  const empty = wrong(await examineAll(await temporaryFolder()));
  expect(empty.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'backups warning',
    'database problem',
  ]);
});

test('reports unusable settings and checks the rest', async () => {
  const { dataDir } = await soundFolder();
  const variables = { ...quiet, DATA_DIR: dataDir, PORT: 'http' };
  const examination = { variables, runtime: testRuntime, now: new Date(), isRepairing: false };
  const findings = wrong(await Array.fromAsync(examine(examination)));
  expect(findings).toEqual([expect.objectContaining({ check: 'settings', state: 'problem' })]);
  expect(findings[0]?.says).toContain('PORT');
});

test('warns of a folder open to others, an interrupted restore and an unused picture', async () => {
  const { dataDir } = await soundFolder();
  await chmod(dataDir, 0o755);
  await mkdir(join(dataDir, '.restore-then'));
  await mkdir(join(dataDir, 'uploads', 'nobodys'));
  const findings = wrong(await examineAll(dataDir));
  expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
    'data folder warning',
    'restore warning',
    'pictures warning',
  ]);
  expect(findings[0]?.fix).toBe(`Run: chmod 700 ${dataDir}`);
});

test('reports files of another account with the command that helps', async ({ skip }) => {
  if (process.geteuid?.() !== 0) skip('run it as root: it gives a file to another account');
  const { dataDir } = await soundFolder();
  await chown(join(dataDir, 'uploads'), 54_321, 54_321);
  expect(wrong(await examineAll(dataDir))).toEqual([
    {
      check: 'owners',
      state: 'problem',
      says: `not of the account of the folder (0): ${dataDir}/uploads`,
      fix: `The server cannot use them. Run as root: chown -R 0:0 ${dataDir}`,
    },
  ]);
});

test('reports a missing picture with the backup that has it', async () => {
  const { dataDir, backup } = await soundFolder();
  const [lost = ''] = await readdir(join(dataDir, 'uploads'));
  await rm(join(dataDir, 'uploads', lost, '96.webp'));
  const [finding] = wrong(await examineAll(dataDir));
  expect(finding).toEqual({
    check: 'pictures',
    state: 'problem',
    says: `1 of 2 are missing: ${lost}`,
    fix: `Copy their folders from ${backup}/uploads to ${dataDir}/uploads.`,
  });
});

test('reports wrong counters and repairs them', async () => {
  const { dataDir, db, close } = await soundFolder();
  await sql`update users set checkins = 5`.execute(db);
  await sql`update breweries set checkins = 0`.execute(db);
  await expect(examineAll(dataDir, { isRepairing: true })).rejects.toThrow(FolderInUseError);
  const before = wrong(await examineAll(dataDir));
  expect(before.map(({ says }) => says)).toEqual([
    "1 of the users' check-ins differ from the rows",
    "1 of the breweries' check-ins differ from the rows",
  ]);
  await close();
  expect(wrong(await examineAll(dataDir, { isRepairing: true }))).toEqual([]);
  expect(wrong(await examineAll(dataDir))).toEqual([]);
});

test('finds a corrupt page and names the backup to restore', async () => {
  const { dataDir, close, backup } = await soundFolder();
  await close();
  const file = join(dataDir, 'hoptrail.db');
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 3, 4096 * 4);
  await writeFile(file, bytes);
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

test('finds a file that is not a database', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'hoptrail.db'), 'no database, but long enough '.repeat(40));
  const findings = wrong(await examineAll(dataDir));
  expect(findings.at(-1)).toMatchObject({ check: 'database', state: 'problem' });
  expect(findings.at(-1)?.says).toContain('not a database');
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

test('warns of a suspended administrator in the settings', async () => {
  const { dataDir, db } = await soundFolder();
  const suspension = { suspendedAt: '2026-05-01T12:00:00.000Z', suspensionReason: 'Rude.' };
  await db
    .updateTable('users')
    .set({ ...suspension, email: quiet.ADMIN_EMAILS })
    .execute();
  expect(wrong(await examineAll(dataDir))).toEqual([
    expect.objectContaining({ check: 'people', state: 'warning' }),
  ]);
});

test('warns of rows dated in the future', async () => {
  const { dataDir, db } = await soundFolder();
  const createdAt = new Date(Date.now() + DAY_MS).toISOString();
  await db.updateTable('check_ins').set({ createdAt }).execute();
  expect(wrong(await examineAll(dataDir))).toEqual([
    expect.objectContaining({ check: 'clock', state: 'warning' }),
  ]);
});
