import { whole } from './postgres/change-log.ts';
import { type ChangedKeys, statementTriggers, wholeRows } from './postgres/statement-triggers.ts';

/** Returns the SQL of the key of a rank group: a count, and the day on which it was reached. */
function rankGroup(count: string, reachedAt: string): string {
  return `${count} || ' ' || substr(coalesce(${reachedAt}, ''), 1, 10)`;
}

/** Every check-in raises a counter, which is no fact of a brewery. */
const breweries: ChangedKeys = {
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

const users: ChangedKeys = {
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

function replaceTriggers(table: string, keys: ChangedKeys): string[] {
  return [`DROP TRIGGER log_changes ON ${table}`, ...statementTriggers(table, keys)];
}

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
    ...Object.entries(whole).flatMap(([table, key]) =>
      replaceTriggers(table, wholeRows(table, key)),
    ),
    ...replaceTriggers('breweries', breweries),
    ...replaceTriggers('users', users),
  ],
};
