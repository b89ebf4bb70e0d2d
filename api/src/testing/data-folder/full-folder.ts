import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/database.ts';
import { seedDemo } from '../../demo/seed.ts';
import { openDataFolder } from '../../ops/data-folder/data-folder.ts';
import { testRuntime } from '../app.ts';
import { addPicture } from './content.ts';
import { tablesOf } from './tables-of.ts';

const NOW = '2026-05-01T12:00:00.000Z';
/** What a text can be, and what a format of rows could confuse. */
const TRICKY = `"Ünïcode" \\ {a,b} 'NULL' \t\n🍺 \u2028`;

/**
 * Creates an SQLite data folder with rows in every table and two pictures.
 * @returns the ids of the pictures
 */
export async function fillFullFolder(dataDir: string): Promise<string[]> {
  const data = await openDataFolder({ dataDir }, testRuntime);
  try {
    const { db } = data;
    await seedDemo(db, { now: new Date(NOW) });
    const tables = new Map((await tablesOf(db)).map(({ name, columns }) => [name, columns]));
    const fill = async (table: string): Promise<void> => {
      const columns = tables.get(table);
      if (!columns || (await rowsIn(db, table)) > 0) return;
      const keys = await keysOf(db, table);
      for (const key of keys) if (key.table !== table) await fill(key.table);
      await insertOne(db, { table, columns, keys });
    };
    for (const table of tables.keys()) await fill(table);
    await db.deleteFrom('uploads').execute();
    const some = db.selectFrom('breweries').select('id').limit(1);
    await db
      .updateTable('breweries')
      .set({ checkinRadiusKm: 0.1 })
      .where('id', 'in', some)
      .execute();
    await run(db, `delete from users where rowid = 7`);
    return [await addPicture({ dataDir, db }), await addPicture({ dataDir, db })];
  } finally {
    await data.close();
  }
}

async function rowsIn(db: Db, table: string): Promise<number> {
  const [row] = await run<{ rows: number }>(db, `select count(*) as rows from "${table}"`);
  return row?.rows ?? 0;
}

interface Key {
  from: string;
  table: string;
  to: string;
}

async function keysOf(db: Db, table: string): Promise<Key[]> {
  return await run(db, `select "from", "table", "to" from pragma_foreign_key_list('${table}')`);
}

/** Inserts a row whose references lead to the first row of each table. */
async function insertOne(
  db: Db,
  { table, columns, keys }: { table: string; columns: readonly string[]; keys: readonly Key[] },
): Promise<void> {
  const types = await run<{ name: string; type: string }>(
    db,
    `select name, type from pragma_table_info('${table}')`,
  );
  const [schema] = await run<{ sql: string }>(
    db,
    `select sql from sqlite_schema where name = '${table}'`,
  );
  // Of two columns of which one is null, the first.
  const [, absent] = schema?.sql.match(/\((\w+) IS NULL\) <> /) ?? [];
  const values = columns.map((column) => {
    if (column === absent) return 'NULL';
    const key = keys.find(({ from }) => from === column);
    if (key) return `(select "${key.to}" from "${key.table}" limit 1)`;
    const type = types.find(({ name }) => name === column)?.type;
    if (type === 'INTEGER') return '1';
    if (type === 'REAL') return '0.75';
    const [, allowed] = schema?.sql.match(`\\b${column} IN \\(('[^']*')`) ?? [];
    if (allowed) return allowed;
    if (schema?.sql.includes(`json_valid(${column})`) || column === 'values')
      return `'{"a":[1,"b"]}'`;
    if (column === 'budget') return `'any'`;
    return `'${(/At$|^since$/.test(column) ? NOW : TRICKY).replaceAll("'", "''")}'`;
  });
  const names = columns.map((name) => `"${name}"`);
  await run(db, `insert into "${table}" (${names.join()}) values (${values.join()})`);
}

async function run<Row>(db: Db, sql: string): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
}
