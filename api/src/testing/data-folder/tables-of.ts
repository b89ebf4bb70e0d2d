import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/database.ts';
import { engineOf } from '../../db/engine.ts';

/** A table of a database. */
export interface FoundTable {
  name: string;
  /** The columns that can be written. */
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

/** Returns the tables of a database with their columns, from the catalogue of its engine. */
export async function tablesOf(db: Db): Promise<FoundTable[]> {
  const { rows } = await db.executeQuery<{ name: string; column: string; isKey: number }>(
    CompiledQuery.raw(queries[engineOf(db)]),
  );
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => {
    const columns = rows.filter((row) => row.name === name);
    const key = columns.filter(({ isKey }) => isKey > 0);
    return { name, columns: columns.map(columnOf), key: key.map(columnOf) };
  });
}

function columnOf({ column }: { column: string }): string {
  return column;
}

const queries = {
  sqlite: `select t.name, c.name as "column", c.pk as "isKey"
    from sqlite_schema t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'kysely_%'
    order by t.name, c.cid`,
  postgres: `select c.relname as name, a.attname as "column", exists (select 1 from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "isKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely%' and c.relname not in ('change_log', 'instances', 'leases', 'rate_limits')
    order by c.relname, a.attnum`,
};
