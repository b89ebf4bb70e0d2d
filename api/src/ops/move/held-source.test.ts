import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import {
  countUsers,
  emptyDatabase,
  PASSWORD,
  query,
  urlOf,
} from '../../testing/postgres/empty-database.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';

const NEWEST = 'delete from kysely_migration where name = (select max(name) from kysely_migration)';

async function newFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  await (await openDataFolder({ dataDir }, testRuntime)).close();
  return dataDir;
}

/** Starts a move to an object store too, and suspends its process while it holds its source. */
async function suspendedMove(to: string, env: Record<string, string>) {
  const store = await temporaryObjectStore();
  const requested = new Promise<void>((resolve) => {
    store.fault = ({ method, url = '' }) => {
      if (method === 'PUT' && url.includes('/hoptrail-database')) resolve();
      return undefined;
    };
  });
  const move = hoptrail(['move', '--to', to, '--objects', store.newConfig().url], {
    ...env,
    OBJECT_STORE_ENDPOINT: store.url,
    OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
  });
  await Promise.race([
    requested,
    move.ended.then(() => Promise.reject(new Error(`It ended: ${move.output()}`))),
  ]);
  move.child.kill('SIGSTOP');
  return move;
}

test('while a folder is moved, no server starts on it', async () => {
  const [folder, database] = [await newFolder(), await emptyDatabase()];
  const move = await suspendedMove(urlOf(database), { ...PASSWORD, DATA_DIR: folder });
  const server = hoptrail(['serve'], { DATA_DIR: folder });
  expect([await server.ended, server.output()]).toEqual([
    1,
    expect.stringContaining('Another Hoptrail is using the data folder'),
  ]);
  move.child.kill('SIGCONT');
  expect(await move.ended, move.output()).toBe(0);
});

test('while a database is moved, no server starts on it', async () => {
  const env = { ...PASSWORD, DATABASE_URL: urlOf(await emptyDatabase()) };
  const move = await suspendedMove(await temporaryFolder(), {
    ...env,
    DATA_DIR: await temporaryFolder(),
  });
  const server = hoptrail(['serve'], { ...env, DATA_DIR: await temporaryFolder() });
  expect([await server.ended, server.output()]).toEqual([
    1,
    expect.stringContaining('is being moved or restored. Wait until that has ended'),
  ]);
  move.child.kill('SIGCONT');
  expect(await move.ended, move.output()).toBe(0);
});

test('a source that is older than the program is refused on both engines, and unchanged', async () => {
  const [folder, database] = [await newFolder(), await emptyDatabase()];
  const file = new Sqlite(join(folder, 'hoptrail.db'));
  file.exec(NEWEST);
  const names = () => file.prepare('select name from kysely_migration order by name').all();
  const before = names();
  const there = hoptrail(['move', '--to', urlOf(database)], { ...PASSWORD, DATA_DIR: folder });
  const refusal = /is older than this version \(it lacks \S+\)\. Nothing was moved\. Start this/;
  expect([await there.ended, there.output()]).toEqual([1, expect.stringMatching(refusal)]);
  expect(names()).toEqual(before);
  file.close();
  expect(await countUsers(database)).toBe(0);

  const [newest] = await query<{ name: string; timestamp: string }>(
    database,
    'select name, timestamp from kysely_migration order by name desc limit 1',
  );
  await query(database, NEWEST);
  // Other tests use the database afterwards.
  onTestFinished(async () => {
    const row = `'${newest?.name}', '${newest?.timestamp}'`;
    await query(database, `insert into kysely_migration values (${row})`);
  });
  const back = hoptrail(['move', '--to', await temporaryFolder()], {
    ...PASSWORD,
    DATABASE_URL: urlOf(database),
    DATA_DIR: await temporaryFolder(),
  });
  expect([await back.ended, back.output()]).toEqual([1, expect.stringMatching(refusal)]);
});
