import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';

/** What only PostgreSQL has, and why: `migrations/postgres/schema.ts`. */
const ONLY_POSTGRES = ['change_log', 'instances', 'leases', 'rate_limits', 'users.seq'];

async function onSqlite(): Promise<Db> {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db);
  return db;
}

async function textsOf(db: Db, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ text: string }>(query).execute(db);
  return rows
    .map(({ text }) => text)
    .filter(
      (text) =>
        !ONLY_POSTGRES.some((name) =>
          [' ', '.'].some((end) => `${text} `.startsWith(`${name}${end}`)),
        ),
    )
    .toSorted();
}

test('both engines have the same columns with the same nullability', async () => {
  const sqlite = await textsOf(
    await onSqlite(),
    `select t.name || '.' || c.name || ' ' ||
        case when c."notnull" or c.pk then 'not null' else 'null' end ||
        case when c.hidden then ' generated' else '' end as text
      from sqlite_schema t join pragma_table_xinfo(t.name) c
      where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%'`,
  );
  const postgres = await textsOf(
    await openTestDatabase(),
    `select c.relname || '.' || a.attname || ' ' ||
        case when a.attnotnull then 'not null' else 'null' end ||
        case when a.attgenerated <> '' then ' generated' else '' end as text
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'`,
  );
  expect(postgres).toEqual(sqlite);
  expect(sqlite.length).toBeGreaterThan(150);
});

test('both engines have the same types of values', async () => {
  const sqlite = await textsOf(
    await onSqlite(),
    `select t.name || '.' || c.name || ' ' || lower(c.type) as text
      from sqlite_schema t join pragma_table_xinfo(t.name) c
      where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%'`,
  );
  const postgres = await textsOf(
    await openTestDatabase(),
    `select table_name || '.' || column_name || ' ' || case
          when data_type in ('integer', 'bigint', 'smallint') then 'integer'
          when data_type = 'double precision' then 'real' else data_type end as text
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`,
  );
  expect(postgres).toEqual(sqlite);
});

test('every text of PostgreSQL is compared by its bytes, as on SQLite', async () => {
  const found = await textsOf(
    await openTestDatabase(),
    `select c.relname || '.' || a.attname as text
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        join pg_collation l on l.oid = a.attcollation
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
        and l.collname <> 'C'`,
  );
  expect(found).toEqual([]);
});

test('both engines have the same foreign keys', async () => {
  const sqlite = await textsOf(
    await onSqlite(),
    `select t.name || '.' || f."from" || ' ' || f."table" || '.' || coalesce(f."to", 'id') || ' ' ||
        lower(f.on_delete) as text
      from sqlite_schema t join pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  );
  const postgres = await textsOf(
    await openTestDatabase(),
    `select c.conrelid::regclass || '.' || a.attname || ' ' || c.confrelid::regclass || '.' ||
        b.attname || ' ' || case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null'
          else 'no action' end as text
      from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and array_length(c.conkey, 1) = 1`,
  );
  expect(postgres).toEqual(sqlite);
  expect(sqlite.length).toBeGreaterThan(25);
});

test('both engines have the same keys', async () => {
  const sqlite = await onSqlite();
  const { rows } = await sql<{ text: string }>`
    select t.name || ' (' || group_concat(c.name, ', ') || ')' as text
      from sqlite_schema t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
      where t.type = 'table' and t.name not like 'kysely%' and i.origin in ('pk', 'u')
      group by t.name, i.name`.execute(sqlite);
  // A primary key that is the row number has no index; the username's key ignores the case.
  const keys = rows.map(({ text }) => text).filter((text) => text !== 'users (username)');
  const postgres = await textsOf(
    await openTestDatabase(),
    `select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.at) || ')' as text
      from pg_constraint c cross join unnest(c.conkey) with ordinality as k (number, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
      where c.contype in ('p', 'u') and c.connamespace = 'public'::regnamespace
        and c.conrelid::regclass::text not like 'kysely%'
      group by c.oid, c.conrelid having min(a.attidentity) = ''`,
  );
  expect(postgres).toEqual(keys.toSorted());
});

test('both engines have the same indexes', async () => {
  const sqlite = await textsOf(
    await onSqlite(),
    `select sql as text from sqlite_schema where type = 'index' and sql is not null`,
  );
  const postgres = await textsOf(
    await openTestDatabase(),
    `select i.indexdef as text from pg_indexes i
      where schemaname = 'public' and tablename not like 'kysely%' and indexname <> 'change_log_xid'
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
  );
  const username = 'create unique index users_username on users (lower(username))';
  expect(postgres.map(plain).toSorted()).toEqual([...sqlite.map(plain), username].toSorted());
});

/** Writes an index the same way for both engines. */
function plain(definition: string): string {
  return definition
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '')
    .replace(' USING btree', '')
    .replaceAll(' NULLS FIRST', '')
    .replaceAll(/\((\w+)\)::smallint/g, '$1')
    .replaceAll(/::(text|integer)/g, '')
    .replaceAll(/(\w+) COLLATE NOCASE/g, 'lower($1)')
    .replace('public.', '')
    .replace(/ WHERE \((.*)\)$/, ' WHERE $1')
    .replaceAll(/\(([^()]*(?:IS NOT NULL|IS NULL|> 0|= 1|= '\w+'))\)/g, '$1')
    .toLowerCase();
}
