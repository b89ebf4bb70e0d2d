import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FolderInUseError } from '../../db/sqlite/folder-lock.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import {
  examineAll,
  soundFolder,
  soundSettings,
  wrong,
} from '../../testing/data-folder/examine-folder.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { examine } from './examine.ts';

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
    'map',
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
  const variables = { ...soundSettings, DATA_DIR: dataDir, PORT: 'http' };
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

test('finds a file that is not a database', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'hoptrail.db'), 'no database, but long enough '.repeat(40));
  const findings = wrong(await examineAll(dataDir));
  expect(findings.at(-1)).toMatchObject({ check: 'database', state: 'problem' });
  expect(findings.at(-1)?.says).toContain('not a database');
});

test('warns of a suspended administrator in the settings', async () => {
  const { dataDir, db } = await soundFolder();
  const suspension = { suspendedAt: '2026-05-01T12:00:00.000Z', suspensionReason: 'Rude.' };
  await db
    .updateTable('users')
    .set({ ...suspension, email: soundSettings.ADMIN_EMAILS })
    .execute();
  expect(wrong(await examineAll(dataDir))).toEqual([
    expect.objectContaining({ check: 'people', state: 'warning' }),
  ]);
});

test('names accounts whose usernames look alike, and two of one mailbox', async () => {
  const { dataDir, db } = await soundFolder();
  const users = [
    makeUser({ username: 'mariner', usernameKey: 'marlner', email: 'm@xn--bru-rla.example' }),
    makeUser({ username: 'rnariner', usernameKey: 'marlner', email: 'm@bräu.example' }),
    makeUser({ username: 'jörg', usernameKey: 'jorg', email: 'jörg@people.example' }),
    makeUser({ username: 'other', usernameKey: 'other' }),
  ];
  await db.insertInto('users').values(users).execute();
  const findings = wrong(await examineAll(dataDir));
  expect(findings.map(({ check, state, says }) => [check, state, says])).toEqual([
    ['people', 'warning', 'the usernames mariner and rnariner look alike'],
    [
      'people',
      'warning',
      'm@xn--bru-rla.example and m@bräu.example are one mailbox with two accounts',
    ],
  ]);
});

test('calls daily backups old as soon as health does', async () => {
  const { dataDir } = await soundFolder();
  const settings = { BACKUPS_HOURLY: '0', BACKUPS_DAILY: '7' };
  const after = (hours: number) => ({ settings, now: new Date(Date.now() + hours * HOUR_MS) });
  expect(wrong(await examineAll(dataDir, after(36)))).toEqual([]);
  expect(wrong(await examineAll(dataDir, after(37)))).toEqual([
    expect.objectContaining({ check: 'backups', state: 'warning' }),
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
