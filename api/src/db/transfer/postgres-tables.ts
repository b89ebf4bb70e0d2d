import type { Session } from '../postgres/sessions/session.ts';
import { type Column, type Kind, NOT_DATA, type Table } from './table.ts';

const kinds: Readonly<Record<string, Kind>> = {
  text: 'text',
  instant: 'instant',
  flag: 'flag',
  json_text: 'json',
  int4: 'integer',
  int8: 'bigint',
  float8: 'real',
};

interface FoundColumn {
  table: string;
  column: string;
  type: string;
  isNullable: number;
  isKey: number;
  isNumbered: number;
  /** The JSON of the names of the tables that the table refers to. */
  refersTo: string;
}

/**
 * Returns every table with data, from PostgreSQL's catalogue, which knows what SQLite's columns store
 * too. Each comes once, after those that it refers to.
 */
export async function findPostgresTables(session: Session): Promise<Table[]> {
  const { rows } = await session.execute<FoundColumn>(COLUMNS);
  const found = rows.filter(({ table }) => !NOT_DATA.includes(table));
  const columns = Map.groupBy(found, ({ table }) => table);
  const ordered: Table[] = [];
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    const of = columns.get(name) ?? [];
    const others: string[] = JSON.parse(of[0]?.refersTo ?? '[]');
    for (const other of others) visit(other);
    ordered.push({ name, columns: of.map(toColumn) });
  };
  for (const name of columns.keys()) visit(name);
  return ordered;
}

function toColumn({ table, column, type, isNullable, isKey, isNumbered }: FoundColumn): Column {
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`${table}.${column} is of the unknown type ${type}.`);
  return {
    name: column,
    kind,
    isNullable: isNullable === 1,
    isKey: isKey === 1,
    isNumbered: isNumbered === 1,
  };
}

const COLUMNS = `select c.relname as "table", a.attname as "column", t.typname as type,
    not a.attnotnull as "isNullable", a.attidentity <> '' as "isNumbered",
    exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'
      and a.attnum = any(k.conkey)) as "isKey",
    (select coalesce(json_agg(distinct f.relname), '[]')::text from pg_constraint k
      join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f') as "refersTo"
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    and c.relname not like 'kysely\\_%'
  order by c.relname, a.attnum`;
