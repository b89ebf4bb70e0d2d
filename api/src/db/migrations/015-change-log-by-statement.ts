import { whole } from './postgres/change-log.ts';

/** The most changes in one entry, so that a statement with a million rows makes none of their size. */
const MOST_IN_ENTRY = 1000;

/** Who reached the same count on the same day, as the ranks are counted. */
function rankGroup(count: string, reachedAt: string): string {
  return `${count} || ' ' || substr(coalesce(${reachedAt}, ''), 1, 10)`;
}

/** Inserts into the log what a query finds: what a row is tracked as, and its key. */
function log(query: string): string {
  return `INSERT INTO change_log (changes)
        SELECT ARRAY(SELECT unnest(array_agg(ARRAY[name, key])))
        FROM (SELECT name, key, row_number() OVER () / ${MOST_IN_ENTRY} AS entry FROM (${query}) AS found) AS numbered
        GROUP BY entry;`;
}

interface Queries {
  /** Finds what changed in the inserted or deleted rows. */
  rows(table: 'old_rows' | 'new_rows'): string;
  updated: string;
}

function triggersOf(table: string, { rows, updated }: Queries): string[] {
  const on = (event: string, named: string) =>
    `CREATE TRIGGER log_${event}s AFTER ${event} ON ${table} REFERENCING ${named}
    FOR EACH STATEMENT EXECUTE FUNCTION log_${table}()`;
  return [
    `DROP TRIGGER log_changes ON ${table}`,
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

function wholeRows(name: string, key: string): Queries {
  const rows = (table: string) => `SELECT '${name}' AS name, ${key} AS key FROM ${table}`;
  return { rows, updated: `${rows('old_rows')} UNION ${rows('new_rows')}` };
}

/** Every check-in raises a counter, which is no fact of a brewery. */
const breweries: Queries = {
  rows: (table) =>
    `SELECT unnest(ARRAY['breweries', 'brewery_facts']) AS name, id AS key FROM ${table}`,
  updated: `SELECT 'breweries' AS name, id AS key FROM new_rows UNION ALL
    SELECT 'brewery_facts', after.id FROM old_rows AS before JOIN new_rows AS after USING (seq)
    WHERE has_new_facts(before, after)`,
};

const NAMES = `ARRAY['users', 'rank_groups', 'verified_rank_groups']`;
const RANKED = `checkins, "checkinsReachedAt", "verifiedCheckins", "verifiedReachedAt"`;
const GROUPS = `${rankGroup('checkins', '"checkinsReachedAt"')},
  ${rankGroup('"verifiedCheckins"', '"verifiedReachedAt"')}`;

const users: Queries = {
  rows: (table) =>
    `SELECT unnest(${NAMES}) AS name, unnest(ARRAY[id, ${GROUPS}]) AS key FROM ${table}`,
  // Rows that are the same before and after are twice there.
  updated: `SELECT 'users' AS name, id AS key FROM new_rows UNION
    SELECT unnest(ARRAY['rank_groups', 'verified_rank_groups']), unnest(ARRAY[${GROUPS}])
    FROM (
      SELECT id, ${RANKED}, "suspendedAt" FROM old_rows UNION ALL
      SELECT id, ${RANKED}, "suspendedAt" FROM new_rows
    ) AS both_rows
    GROUP BY id, ${RANKED}, "suspendedAt" HAVING count(*) = 1`,
};

/**
 * Writes one entry of the change log for a statement, where there was one for each row: a statement
 * that counts the check-ins of a moment changes many rows. Instances read both forms alike.
 */
export const changeLogByStatement: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [],
  postgres: [
    `CREATE FUNCTION has_new_facts(before record, after record) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      before.checkins := after.checkins;
      RETURN before IS DISTINCT FROM after;
    END $$`,
    ...Object.entries(whole).flatMap(([table, key]) => triggersOf(table, wholeRows(table, key))),
    ...triggersOf('breweries', breweries),
    ...triggersOf('users', users),
  ],
};
