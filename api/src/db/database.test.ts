import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import type { Field } from '@hoptrail/contracts/field-lists/field-list';
import { newsFields } from '@hoptrail/contracts/news/news-fields';
import { episodeFields } from '@hoptrail/contracts/podcast/episode-fields';
import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { makeUser } from '../testing/factories/user.ts';
import { type Db, openDatabase } from './database.ts';
import { migrate, NewerDatabaseError } from './migrate/migrate.ts';
import { migrations } from './migrate/migrations.ts';
import { FolderInUseError, lockFolder } from './sqlite/folder-lock.ts';

async function open(file?: string): Promise<Db> {
  const db = openDatabase(file ?? join(await temporaryFolder(), 'test.db'));
  onTestFinished(() => db.destroy());
  return db;
}

async function rows<Row>(db: Db, text: string): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text))).rows;
}

test('the migrations apply up to each one, and the others after it', async () => {
  for (const name of Object.keys(migrations)) {
    const db = await open();
    const first = await migrate(db, { upTo: name });
    const rest = await migrate(db);
    expect([...first, ...rest]).toEqual(Object.keys(migrations));
    expect(await migrate(db)).toEqual([]);
  }
});

test('migrations are numbered without gaps, apart from three that never existed', async () => {
  const names = Object.keys(migrations);
  const files = await readdir(new URL('migrations', import.meta.url));
  const written = files.filter((file) => /^\d.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  expect(written.toSorted(), 'List every migration in migrate/migrations.ts.').toEqual(
    names.map((name) => `${name}.ts`),
  );
  const missing = [4, 5, 7];
  const numbers = Array.from({ length: names.length + missing.length }, (_, index) => index + 1);
  expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(
    numbers.filter((number) => !missing.includes(number)),
  );
});

test('the migrations produce the schema in the snapshot', async () => {
  const db = await open();
  await migrate(db);
  const objects = await rows<{ sql: string }>(
    db,
    `select sql from sqlite_schema
      where sql is not null and name not like 'kysely%'
      order by type, name`,
  );
  const text = objects.map((object) => object.sql.replace(/\s+/g, ' ')).join('\n');
  await expect(text).toMatchFileSnapshot('migrate/schema.snapshot.sql');
});

test('every column that names a row is a foreign key', async () => {
  const db = await open();
  await migrate(db);
  const withoutForeignKey = await rows<{ name: string }>(
    db,
    `select t.name || '.' || c.name as name
      from sqlite_schema t join pragma_table_info(t.name) c
      where t.type = 'table' and c.name glob '*Id'
        and not exists (select 1 from pragma_foreign_key_list(t.name) f where f."from" = c.name)`,
  );
  expect(withoutForeignKey, 'Let these columns refer to their tables: REFERENCES').toEqual([]);
});

test('every column that refers to a person has a name that tells it', async () => {
  const db = await open();
  await migrate(db);
  const others = await rows<{ name: string }>(
    db,
    `select t.name || '.' || f."from" as name
      from sqlite_schema t join pragma_foreign_key_list(t.name) f
      where t.type = 'table' and f."table" = 'users'
        and f."from" not in ('userId', 'ownerId', 'actorId') and f."from" not glob '*ById'`,
  );
  const message =
    'Name it userId, ownerId, actorId or ...ById: by its name the export of a person finds it.';
  expect(others, message).toEqual([]);
});

test.each([
  ['breweries', breweryFields],
  ['beer_recommendations', beerFields],
  ['special_events', specialEventFields],
  ['weekly_events', weeklyEventFields],
  ['brewery_news', newsFields],
  ['podcast_episodes', episodeFields],
] as const)('the table %s has a column for each field that people edit', async (table, fields) => {
  const db = await open();
  await migrate(db);
  const columns = await rows<{ name: string; notnull: number }>(
    db,
    `select name, "notnull" from pragma_table_info('${table}')`,
  );
  const found = Object.fromEntries(
    columns.map(({ name, notnull }) => [name, notnull === 0 ? 'null' : 'not null']),
  );
  const wanted = Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { optional }]) => [
      name,
      optional ? 'null' : 'not null',
    ]),
  );
  expect(found, 'Add a migration with the column of the new field.').toMatchObject(wanted);
});

test('a failing migration leaves the database as it was', async () => {
  const db = await open();
  await sql`create table verification_codes (stranger text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('verification_codes');
  const tables = await rows<{ name: string }>(
    db,
    "select name from sqlite_schema where type = 'table' and name not like 'kysely%'",
  );
  expect(tables).toEqual([{ name: 'verification_codes' }]);
});

test('migrate refuses a database of a newer version', async () => {
  const db = await open();
  await migrate(db);
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  const refusal = await migrate(db).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NewerDatabaseError);
  expect(String(refusal)).toContain('newer version of Hoptrail (it has 999-future)');
});

test('only one process at a time can lock a data folder', async () => {
  const folder = await temporaryFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test('SQLite writes to the disk before it returns, and enforces foreign keys', async () => {
  const db = await open();
  const pragmas = await rows(
    db,
    `select s.synchronous, j.journal_mode, f.foreign_keys
      from pragma_synchronous s, pragma_journal_mode j, pragma_foreign_keys f`,
  );
  expect(pragmas).toEqual([{ synchronous: 2, journal_mode: 'wal', foreign_keys: 1 }]);
});

test('a transaction takes the write lock when it begins', async () => {
  const file = join(await temporaryFolder(), 'test.db');
  const [one, two] = [await open(file), await open(file)];
  await migrate(one);
  await sql`pragma busy_timeout = 0`.execute(two);
  await one.transaction().execute(async () => {
    await expect(two.transaction().execute(async () => {})).rejects.toThrow('locked');
  });
});

test('the second of two transactions on one connection waits for the first', async () => {
  const db = await open();
  await migrate(db);
  const order: string[] = [];
  const insert = (username: string) =>
    db.transaction().execute(async (trx) => {
      order.push(`${username} begins`);
      await trx.insertInto('users').values(makeUser({ username })).execute();
      order.push(`${username} ends`);
    });
  await Promise.all([insert('one'), insert('two')]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
