import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Session } from '../../db/postgres/sessions/session.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { contentOf } from '../../testing/data-folder/content.ts';
import { fillFullFolder } from '../../testing/data-folder/full-folder.ts';
import {
  countUsers,
  emptyDatabase,
  PASSWORD,
  query,
  urlOf,
} from '../../testing/postgres/empty-database.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { runCommand } from '../../testing/processes/run-command.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';

/** A data folder with rows in every table, which every test copies. */
let source: string;
let pictures: string[];
beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), 'hoptrail-full-'));
  pictures = await fillFullFolder(source);
});
afterAll(() => rm(source, { recursive: true, force: true }));

/** The tables that are forgotten every day, which no copy has. */
const ofADay = ['view_keys', 'view_marks'];
const isMoved = (table: string) => !/^(sqlite|kysely)_/.test(table) && !ofADay.includes(table);

async function sourceFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(source, folder, { recursive: true });
  return folder;
}

test('moves every row and picture to PostgreSQL and S3, and back', async () => {
  const [folder, database, back] = [
    await sourceFolder(),
    await emptyDatabase(),
    await temporaryFolder(),
  ];
  const before = await contentOf(folder);
  const store = await temporaryObjectStore();
  const { url } = store.newConfig();
  const bucket = {
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const report = join(back, 'report.txt');
  const there = await runCommand(
    ['move', '--to', urlOf(database), '--objects', url, '--report', report],
    {
      DATA_DIR: folder,
      ...PASSWORD,
      ...bucket,
    },
  );
  expect(there.code, there.all).toBe(0);
  expect(there.out).toContain('Everything in the target equals the source');
  expect(there.out).toContain(`Now set DATABASE_URL=${urlOf(database)}`);
  expect(there.out).not.toContain('not-secret');
  expect(there.out).toMatch(/^check_ins +[\d,]+ {2}[0-9a-f]{16}$/m);
  expect(there.out).toMatch(/^pictures +2 /m);
  expect(await contentOf(folder)).toEqual(before);
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  expect(lines.filter((line) => line.startsWith('table '))).toHaveLength(
    Object.keys(before.rows).filter(isMoved).length,
  );
  expect(lines.filter((line) => line.startsWith('picture '))).toHaveLength(2);

  // New rows continue where the moved ones end, and instances learn of them.
  await query(
    database,
    `insert into wrong_codes (email, budget, comparisons, "createdAt")
    values ('a@b.example', 'any', 1, '2026-05-01T12:00:00.000Z')`,
  );
  expect(await query(database, 'select id from wrong_codes order by id')).toHaveLength(2);
  await query(database, `delete from wrong_codes where email = 'a@b.example'`);
  expect(await query(database, 'select 1 from change_log')).toEqual([]);
  await query(database, 'update users set name = name');
  expect(await query(database, 'select 1 from change_log')).not.toEqual([]);

  const home = await runCommand(['move', '--to', back, '--objects', 'folder'], {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: urlOf(database),
    ...PASSWORD,
    ...bucket,
    OBJECT_STORE_URL: url,
  });
  expect(home.code, home.all).toBe(0);
  expect(home.out).toContain(`leave DATABASE_URL out, set DATA_DIR=${back}`);
  await rm(report);
  const { rows, files } = await contentOf(back);
  expect(files).toEqual(before.files);
  expect(Object.keys(rows)).toEqual(Object.keys(before.rows));
  for (const name of Object.keys(rows).filter(isMoved)) {
    expect(rows[name], name).toEqual(before.rows[name]);
    expect(rows[name], name).not.toEqual([]);
  }
  for (const name of ofADay) expect([before.rows[name]?.length, rows[name]]).toEqual([1, []]);
  expect(numbersOf(back)).toEqual(numbersOf(folder));
});

function numbersOf(folder: string): unknown[] {
  const file = new Sqlite(join(folder, 'hoptrail.db'), { readonly: true });
  const numbers = file.prepare('select rowid, id from users order by rowid').all();
  file.close();
  return numbers;
}

test('a backup of either engine is restored on the other', async () => {
  const [folder, first, second, third] = [
    await sourceFolder(),
    await emptyDatabase(),
    await emptyDatabase(),
    await temporaryFolder(),
  ];
  const before = await contentOf(folder);
  const BACKUP_DIR = await temporaryFolder();
  const onSqlite = await runCommand(['backup'], { DATA_DIR: folder, BACKUP_DIR });
  expect(onSqlite.code, onSqlite.all).toBe(0);
  const onFirst = {
    DATA_DIR: await temporaryFolder(),
    BACKUP_DIR,
    DATABASE_URL: urlOf(first),
    ...PASSWORD,
  };
  const restored = await runCommand(['restore', 'newest'], onFirst);
  expect(restored.code, restored.all).toBe(0);
  expect(restored.out).toContain(`into the database ${first.database}.`);
  expect(await readdir(join(onFirst.DATA_DIR, 'uploads'))).toEqual(pictures.toSorted());

  const again = await runCommand(['restore', 'newest'], onFirst);
  expect(again.code).toBe(1);
  expect(again.all).toContain(`The database ${first.database} holds data already`);

  const onPostgres = await runCommand(['backup', '--rotate'], onFirst);
  expect(onPostgres.code, onPostgres.all).toBe(0);
  const backup = onPostgres.out.trim();
  expect(backup).toMatch(/-rotating$/);
  const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));
  expect(manifest.tables.find(({ name }: { name: string }) => name === 'users')).toEqual({
    name: 'users',
    rows: before.rows.users?.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const home = await runCommand(['restore', backup], { DATA_DIR: third, BACKUP_DIR });
  expect(home.code, home.all).toBe(0);
  const after = await contentOf(third);
  expect(after.files).toEqual(before.files);
  for (const name of Object.keys(before.rows).filter(isMoved)) {
    expect(after.rows[name], name).toEqual(before.rows[name]);
  }
  for (const name of ofADay) expect(after.rows[name], name).toEqual([]);

  const onSecond = { ...onFirst, DATABASE_URL: urlOf(second) };
  await writeFile(join(backup, 'hoptrail.db'), 'short');
  const damaged = await runCommand(['restore', backup], onSecond);
  expect(damaged.code).toBe(1);
  expect(damaged.all).toContain('is damaged (hoptrail.db has 5 bytes');
  expect(await countUsers(second)).toBe(0);
});

test('refuses a value that its column does not take, and moves nothing', async () => {
  const [folder, database] = [await sourceFolder(), await emptyDatabase()];
  const file = new Sqlite(join(folder, 'hoptrail.db'));
  const { id } = file.prepare('select id from uploads limit 1').get() as { id: string };
  file.prepare('update uploads set "storedAt" = ? where id = ?').run('2026-02-30', id);
  file.close();
  const moved = await runCommand(['move', '--to', urlOf(database)], {
    DATA_DIR: folder,
    ...PASSWORD,
  });
  expect(moved.code).toBe(1);
  expect(moved.all).toContain(`uploads.storedAt of the row with id ${id} holds a text of 10`);
  expect(await countUsers(database)).toBe(0);
});

test('moves nothing out of a served folder, or into a wrong or used place', async () => {
  const [folder, database, other] = [
    await sourceFolder(),
    await emptyDatabase(),
    await emptyDatabase(),
  ];
  const env = { DATA_DIR: folder, ...PASSWORD };
  const refused = async (args: string[], variables: Record<string, string>, message: string) => {
    const { code, all } = await runCommand(['move', ...args], variables);
    expect(all).toContain(message);
    expect(code).not.toBe(0);
    expect(await countUsers(database)).toBe(0);
  };
  const url = urlOf(database);
  await query(other, `insert into settings values ('a', 'b', '2026-05-01T12:00:00.000Z')`);
  const lock = await Session.connect(database);
  await lock.control('begin; select pg_advisory_xact_lock(6844272, 1)');
  await refused(['--to', url], env, 'is being moved or restored. Wait until that has ended');
  await lock.control('rollback');
  await lock.control(`insert into kysely_migration values ('999-next', 'now')`);
  await refused(['--to', url], env, 'written by a newer version of Hoptrail (it has 999-next)');
  await lock.control(`delete from kysely_migration where name = '999-next'`);
  await lock.end();

  await refused(['--to', urlOf(other)], env, 'holds data already (in the table settings)');
  await refused(['--to', url], { ...env, DATABASE_PASSWORD: 'wrong' }, 'refuses the password');
  await refused([], env, 'needs --to, --objects, or both');
  await refused(['--to', 'mysql://db'], env, 'takes postgres://... or a data folder');
  await refused(['--to', '/tmp/else'], env, 'in SQLite already');
  await refused(['--objects', 'elsewhere'], env, 'takes s3://bucket/prefix or "folder"');
  await refused(
    ['--to', url],
    { ...PASSWORD, DATA_DIR: `${folder}/no` },
    'There is no database in',
  );
  const server = hoptrail(['serve'], { DATA_DIR: folder });
  await server.printed('data in');
  await refused(['--to', url], env, 'Another Hoptrail is using the data folder');
  server.child.kill('SIGTERM');
  await server.ended;
});

test('moves nothing out of a served database, or into a folder with one', async () => {
  const [database, folder] = [await emptyDatabase(), await sourceFolder()];
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: urlOf(database), ...PASSWORD };
  const server = hoptrail(['serve'], env);
  await server.printed('data in');
  const target = await temporaryFolder();
  const served = await runCommand(['move', '--to', target], {
    ...env,
    DATA_DIR: await temporaryFolder(),
  });
  expect(served.all).toContain(`An instance of Hoptrail uses the database ${database.database}`);
  expect(served.code).toBe(1);
  server.child.kill('SIGTERM');
  await server.ended;
  const before = await readFile(join(folder, 'hoptrail.db'));
  const used = await runCommand(['move', '--to', folder], env);
  expect(used.all).toContain(`There is a database already, ${folder}/hoptrail.db`);
  expect(await readFile(join(folder, 'hoptrail.db'))).toEqual(before);
  expect(await readdir(target)).toEqual([]);
});
