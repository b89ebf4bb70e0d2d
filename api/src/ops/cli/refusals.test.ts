import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { freePort } from '../../testing/services/pebble.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('names a port in use and says what to do', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => {
    taken.close();
  });
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address ? address.port : 0);
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), PORT });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `Port ${PORT} is in use. Stop what uses it, or set PORT to another one.\n`,
  );
});

test('names a data folder that cannot be written and says what to do', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const nowhere = process.platform === 'linux' ? '/proc/file' : file;
  for (const DATA_DIR of [file, nowhere]) {
    const run = hoptrail(['serve'], { DATA_DIR });
    expect(await run.ended, 'systemd does not start it again').toBe(78);
    expect(run.output()).toMatch(/^The data folder .*file cannot be written .*Set DATA_DIR/);
  }

  // The mode of a folder does not stop root from writing to it.
  if (process.getuid?.() === 0) return;
  const locked = join(folder, 'locked');
  await mkdir(locked);
  await chmod(locked, 0o500);
  const second = hoptrail(['serve'], { DATA_DIR: locked });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('cannot be written');
});

test('refuses a second server on the same data folder', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another Hoptrail is using the data folder');
});

/** Returns a data folder that a server has filled and left. */
async function servedFolder(): Promise<string> {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  first.child.kill('SIGTERM');
  await first.ended;
  return DATA_DIR;
}

test('refuses a database of a newer version and does not change it', async () => {
  const DATA_DIR = await servedFolder();
  const db = openDatabase(join(DATA_DIR, 'hoptrail.db'));
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  await db.destroy();
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended, 'systemd does not start it again').toBe(78);
  expect(second.output()).toContain('newer version of Hoptrail (it has 999-future)');
});

test('refuses a file that is not a database with a sentence', async () => {
  const DATA_DIR = await temporaryFolder();
  await writeFile(
    join(DATA_DIR, 'hoptrail.db'),
    'not a database, but long enough to be read '.repeat(30),
  );
  const run = hoptrail(['serve'], { DATA_DIR });
  expect(await run.ended).toBe(78);
  expect(run.output()).toContain('hoptrail.db is not a Hoptrail database');
  expect(run.output()).toContain('There is no backup here.');
});

test('refuses a damaged database, and names the newest sound backup', async () => {
  const DATA_DIR = await servedFolder();
  const backup = hoptrail(['backup'], { DATA_DIR });
  expect(await backup.ended).toBe(0);
  const file = join(DATA_DIR, 'hoptrail.db');
  const pages = await readFile(file);
  const advice = `To bring it back, run: hoptrail restore ${backup.printedOut().trim()}`;
  // The first page has the schema, the others have the tables.
  for (const [from, to] of [
    [100, 4096],
    [4096, pages.length],
  ]) {
    await writeFile(file, Buffer.from(pages).fill(0xff, from, to));
    const run = hoptrail(['serve'], { DATA_DIR });
    expect(await run.ended, run.output()).toBe(78);
    expect(run.output()).toContain('hoptrail.db is not a Hoptrail database, or it is damaged.');
    expect(run.output()).toContain(advice);
    expect(run.output()).not.toMatch(/^ +at /m);
  }
});

test('refuses a key and a lock that are damaged, and says to remove them', async () => {
  const DATA_DIR = await servedFolder();
  const key = join(DATA_DIR, 'signing.key');
  await writeFile(key, 'short');
  const short = hoptrail(['serve'], { DATA_DIR });
  expect(await short.ended).toBe(78);
  expect(short.output()).toContain(`${key} holds no key. Remove it`);
  await rm(key);
  await mkdir(key);
  const folder = hoptrail(['serve'], { DATA_DIR });
  expect(await folder.ended).toBe(78);
  expect(folder.output()).toContain(`${key} holds no key. Remove it`);
  await rmdir(key);
  const lock = join(DATA_DIR, 'hoptrail.lock');
  await writeFile(lock, 'no lock of ours, but long enough to be read '.repeat(30));
  const locked = hoptrail(['serve'], { DATA_DIR });
  expect(await locked.ended).toBe(78);
  expect(locked.output()).toBe(`${lock} is damaged. Remove it: it holds no data.\n`);
});

test.each([
  ['999.1.1.1', 'HOST is "999.1.1.1", but it takes an address or a name of this machine'],
  ['not a host', 'HOST is "not a host", but it takes an address or a name'],
  ['192.0.2.1', 'This machine has no address 192.0.2.1 (EADDRNOTAVAIL). Set HOST to one'],
])('refuses a HOST that is none: %s', async (HOST, message) => {
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), HOST });
  expect(await run.ended).toBe(78);
  expect(run.output()).toContain(message);
});

test('a failed migration exits as wrong settings do, since a restart would fail again', async () => {
  const DATA_DIR = await servedFolder();
  const db = openDatabase(join(DATA_DIR, 'hoptrail.db'));
  await sql`delete from kysely_migration where name > '002'`.execute(db);
  await db.destroy();
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended).toBe(78);
  expect(second.output()).toContain('The database could not be brought up to date');
});

test('config names what is wrong with the database and with the object store at once', async () => {
  const port = await freePort();
  const run = hoptrail(['config'], {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: `postgres://hop:hunter2@127.0.0.1:${port}/beer`,
    OBJECT_STORE_URL: 's3://pictures',
    OBJECT_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    OBJECT_STORE_ACCESS_KEY_ID: 'key',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'hunter2',
  });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`Nothing answers at 127.0.0.1:${port}. Start PostgreSQL, or`);
  expect(run.output()).toContain('nothing listens on the port of OBJECT_STORE_ENDPOINT');
  expect(run.output()).not.toContain('hunter2');
});

test('names missing files and folders and creates nothing', async () => {
  const folder = await temporaryFolder();
  const DATA_DIR = join(folder, 'typing-error');
  const backup = join(folder, 'no-backup');
  const calls: [number, string[], string][] = [
    [1, ['restore', backup], `There is no folder ${backup}.\n`],
    [1, ['backup'], `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder that the`],
    [2, ['healthcheck', '--timeout', 'soon'], '--timeout is "soon", but it takes seconds from 1'],
  ];
  await Promise.all(
    calls.map(async ([code, args, message]) => {
      const run = hoptrail(args, { DATA_DIR });
      expect(await run.ended).toBe(code);
      expect(run.output()).toContain(message);
    }),
  );
  expect(await readdir(folder)).toEqual([]);
});
