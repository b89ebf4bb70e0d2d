/** The most changes in one entry, so that a statement with a million rows makes none of their size. */
const MOST_IN_ENTRY = 1000;

/** Inserts into the log what a query finds: what a row is tracked as, and its key. */
function log(query: string): string {
  return `INSERT INTO change_log (changes)
        SELECT ARRAY(SELECT unnest(array_agg(ARRAY[name, key])))
        FROM (SELECT name, key, row_number() OVER () / ${MOST_IN_ENTRY} AS entry FROM (${query}) AS found) AS numbered
        GROUP BY entry;`;
}

export interface ChangedKeys {
  /** Finds what changed in the inserted or deleted rows. */
  rows(table: 'old_rows' | 'new_rows'): string;
  updated: string;
}

/**
 * Returns the statements that log the changes of a table, one entry for each statement on it.
 * @param table its name
 * @param keys what to log
 */
export function statementTriggers(table: string, { rows, updated }: ChangedKeys): string[] {
  const on = (event: string, named: string) =>
    `CREATE TRIGGER log_${event}s AFTER ${event} ON ${table} REFERENCING ${named}
    FOR EACH STATEMENT EXECUTE FUNCTION log_${table}()`;
  return [
    `CREATE OR REPLACE FUNCTION log_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF tg_op = 'INSERT' THEN ${log(rows('new_rows'))}
      ELSIF tg_op = 'DELETE' THEN ${log(rows('old_rows'))}
      ELSE ${log(updated)}
      END IF;
      RETURN NULL;
    END $$`,
    on('insert', 'NEW TABLE AS new_rows'),
    on('delete', 'OLD TABLE AS old_rows'),
    on('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
  ];
}

/** Returns the keys of whole rows: each change of a row is reported by its key. */
export function wholeRows(name: string, key: string): ChangedKeys {
  const rows = (table: string) => `SELECT '${name}' AS name, ${key} AS key FROM ${table}`;
  return { rows, updated: `${rows('old_rows')} UNION ${rows('new_rows')}` };
}
