import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { databaseVariables } from '../../config/database/database-variables.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { countUsers, emptyDatabase } from '../../testing/postgres/empty-database.ts';
import { startPooler } from '../../testing/postgres/pooler.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { openDataFolder } from '../data-folder/data-folder.ts';

/** More than are read at once, so that a signal arrives between two reads. */
const PEOPLE = 6000;

async function folderOf(people: number): Promise<string> {
  const dataDir = await temporaryFolder();
  await (await openDataFolder({ dataDir }, testRuntime)).close();
  const file = new Sqlite(join(dataDir, 'hoptrail.db'));
  file.exec(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers limit ${people})
    insert into users (id, username, email, name, "createdAt")
    select 'user-' || n, 'user-' || n, n || '@people.example', 'user-' || n,
      '2025-01-01T00:00:00.000Z' from numbers`);
  file.close();
  return dataDir;
}

function move(database: DatabaseConfig, dataDir: string) {
  const { DATABASE_URL = '', ...others } = databaseVariables(database);
  return hoptrail(['move', '--to', DATABASE_URL], { ...others, DATA_DIR: dataDir });
}

test('a move that is interrupted while rows are copied leaves none, and the next one succeeds', async () => {
  const [folder, database] = [await folderOf(PEOPLE), await emptyDatabase()];
  const interrupted = move(database, folder);
  await interrupted.printed('copying');
  interrupted.child.kill('SIGINT');
  expect(await interrupted.ended, interrupted.output()).toBe(1);
  expect(interrupted.output()).toContain('Stopped. The target has no rows.');
  expect(await countUsers(database)).toBe(0);

  const again = move(database, folder);
  expect(await again.ended, again.output()).toBe(0);
  expect(again.printedOut()).toContain('Everything in the target equals the source');
  expect(await countUsers(database)).toBe(PEOPLE);
});

test.for(['alone', 'with a direct address beside it'])(
  'moves to a database behind a pooler in transaction mode, %s, and back',
  async (variant, context) => {
    const [folder, database] = [await folderOf(3), await emptyDatabase()];
    const pooled = await startPooler(context, database, { mode: 'transaction' });
    const address = variant === 'alone' ? pooled : { ...pooled, direct: database };
    const there = move(address, folder);
    expect(await there.ended, there.output()).toBe(0);
    expect(await countUsers(database)).toBe(3);
    const home = hoptrail(['move', '--to', await temporaryFolder()], {
      ...databaseVariables(address),
      DATA_DIR: await temporaryFolder(),
    });
    expect(await home.ended, home.output()).toBe(0);
    expect(home.printedOut()).toContain('Everything in the target equals the source');
  },
);
