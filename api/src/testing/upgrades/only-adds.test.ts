import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { engineOf } from '../../db/engine.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { lastReleased } from '../../db/migrate/migrations.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { emptyDatabaseUrl } from '../postgres/databases.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';
import { settingsOf } from '../postgres/settings-of.ts';

/** Opens an empty database of the project's engine, without tables. */
async function open(): Promise<Db> {
  const db = isOnPostgres
    ? openPostgres(settingsOf(await emptyDatabaseUrl())).db
    : openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  return db;
}

test('what the last release reads and writes is possible after the migrations since', async () => {
  const db = await open();
  await migrate(db, { upTo: lastReleased });
  const former = await schemaOf(db);
  await migrate(db);
  expect(broken(former, await schemaOf(db))).toEqual([]);
});

const BREAKING = [
  ['a removed column', 'alter table brewery_notes drop column notes'],
  ['a renamed table', 'alter table brewery_notes rename to other_notes'],
  [
    'a required column',
    `create table x (id text); alter table brewery_notes add column must text not null default 'x'`,
  ],
] as const;

test.each(BREAKING)('%s is found, unless writers can leave it out', async (name, statements) => {
  const db = await open();
  await migrate(db);
  const former = await schemaOf(db);
  for (const statement of statements.split(';')) await run(db, statement);
  const found = broken(former, await schemaOf(db));
  expect(found.length > 0).toBe(name !== 'a required column');
});

test('a unique index over columns that there are is found', async () => {
  const db = await open();
  await migrate(db);
  const former = await schemaOf(db);
  await run(db, 'create unique index one_note on brewery_notes (notes)');
  expect(broken(former, await schemaOf(db))).toEqual(['new rule: unique brewery_notes.notes']);
});

interface Schema {
  /** The type of each column, and whether an insert must name it. */
  columns: ReadonlyMap<string, { type: string; isRequired: boolean }>;
  /** What an insert could break: unique columns and foreign keys, with the columns that they are about. */
  rules: ReadonlyMap<string, string[]>;
}

/** Returns what a program that knows the former schema can no longer read or write. */
function broken(former: Schema, now: Schema): string[] {
  const problems: string[] = [];
  const tables = new Set([...former.columns.keys()].map(tableOf));
  for (const [name, { type, isRequired }] of former.columns) {
    const column = now.columns.get(name);
    if (!column) problems.push(`removed: ${name}`);
    else if (column.type !== type) problems.push(`another type: ${name}`);
    else if (column.isRequired && !isRequired) problems.push(`required: ${name}`);
  }
  for (const [name, { isRequired }] of now.columns) {
    const isNew = !former.columns.has(name) && tables.has(tableOf(name));
    if (isNew && isRequired) problems.push(`required: ${name}`);
  }
  for (const [rule, columns] of now.rules) {
    const concernsFormer = columns.every((name) => former.columns.has(name));
    if (concernsFormer && !former.rules.has(rule)) problems.push(`new rule: ${rule}`);
  }
  return problems;
}

function tableOf(column: string): string {
  return column.split('.')[0] ?? '';
}

async function schemaOf(db: Db): Promise<Schema> {
  const { columns, rules } = queries[engineOf(db)];
  const found = await run<{ name: string; type: string; isRequired: number }>(db, columns);
  const ruled = await run<{ kind: string; columns: string }>(db, rules);
  return {
    columns: new Map(
      found.map(({ name, type, isRequired }) => [name, { type, isRequired: isRequired === 1 }]),
    ),
    rules: new Map(ruled.map((rule) => [`${rule.kind} ${rule.columns}`, rule.columns.split(' ')])),
  };
}

async function run<Row>(db: Db, statement: string): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement))).rows;
}

const queries = {
  sqlite: {
    columns: `select t.name || '.' || c.name as name, lower(c.type) as type,
        c."notnull" = 1 and c.dflt_value is null and c.hidden = 0 as "isRequired"
      from sqlite_schema t join pragma_table_xinfo(t.name) c
      where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%'`,
    rules: `select 'unique' as kind, group_concat(name, ' ') as columns from (
        select i.name as rule, t.name || '.' || c.name as name
        from sqlite_schema t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
        where t.type = 'table' and t.name not like 'kysely%' and i."unique" = 1 order by i.name, c.seqno)
        group by rule
      union all
      select 'foreign key', t.name || '.' || f."from" from sqlite_schema t
        join pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  },
  postgres: {
    columns: `select table_name || '.' || column_name as name, data_type as type,
        (is_nullable = 'NO' and column_default is null and is_identity = 'NO'
          and is_generated = 'NEVER') as "isRequired"
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'`,
    rules: `select case when c.contype = 'f' then 'foreign key' else 'check' end as kind,
        string_agg(c.conrelid::regclass || '.' || a.attname, ' ' order by a.attnum) as columns
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f') group by c.oid
      union all
      select 'unique', string_agg(i.indrelid::regclass || '.' || a.attname, ' ' order by a.attnum)
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        join pg_class t on t.oid = i.indrelid
        where i.indisunique and t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%'
        group by i.indexrelid`,
  },
};
