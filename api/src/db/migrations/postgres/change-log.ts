/** The tables that are reported whole, and the column with the key of their rows. */
export const whole = {
  brewery_ownerships: '"breweryId"',
  special_events: 'id',
  weekly_events: 'id',
  podcast_episodes: 'id',
  global_settings: 'key',
};

/** Returns the SQL of the key of a rank group: a count, and the day on which it was reached. */
function rankGroup(row: 'old' | 'new', count: string, reachedAt: string): string {
  return `${row}.${count} || ' ' || substr(coalesce(${row}.${reachedAt}, ''), 1, 10)`;
}

function rankGroups(row: 'old' | 'new'): string {
  return `'rank_groups', ${rankGroup(row, 'checkins', '"checkinsReachedAt"')},
      'verified_rank_groups', ${rankGroup(row, '"verifiedCheckins"', '"verifiedReachedAt"')}`;
}

function triggerOf(table: string, body: string, declared = ''): string[] {
  return [
    `CREATE FUNCTION log_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changes text[]; ${declared}
    BEGIN
      ${body}
      INSERT INTO change_log (changes) VALUES (changes);
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER log_changes AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION log_${table}()`,
  ];
}

/** A list for an inserted row, a deleted one, and an updated one. */
function byEvent(of: Record<'inserted' | 'deleted' | 'updated', string>): string {
  return `IF tg_op = 'INSERT' THEN ${of.inserted}
      ELSIF tg_op = 'DELETE' THEN ${of.deleted}
      ELSE ${of.updated}
      END IF;`;
}

function wholeRows(table: string, key: string): string {
  const of = (row: 'old' | 'new') => `changes := ARRAY['${table}', ${row}.${key}];`;
  return byEvent({
    inserted: of('new'),
    deleted: of('old'),
    updated: `changes := ARRAY['${table}', old.${key}, '${table}', new.${key}];`,
  });
}

const breweries = byEvent({
  inserted: `changes := ARRAY['breweries', new.id, 'brewery_facts', new.id];`,
  deleted: `changes := ARRAY['breweries', old.id, 'brewery_facts', old.id];`,
  updated: `changes := ARRAY['breweries', new.id];
        before := old;
        before.checkins := new.checkins;
        IF before IS DISTINCT FROM new THEN changes := changes || ARRAY['brewery_facts', new.id]; END IF;`,
});

const users = byEvent({
  inserted: `changes := ARRAY['users', new.id, ${rankGroups('new')}];`,
  deleted: `changes := ARRAY['users', old.id, ${rankGroups('old')}];`,
  updated: `changes := ARRAY['users', new.id];
        IF (old.checkins, old."checkinsReachedAt", old."verifiedCheckins", old."verifiedReachedAt", old."suspendedAt")
          IS DISTINCT FROM
          (new.checkins, new."checkinsReachedAt", new."verifiedCheckins", new."verifiedReachedAt", new."suspendedAt")
        THEN changes := changes || ARRAY[${rankGroups('old')}, ${rankGroups('new')}]; END IF;`,
});

/**
 * The log from which instances learn what others have changed: one entry for each written row, with
 * all that it is tracked as. `db/instances/change-feed.ts` lists what is tracked; a test compares the two.
 */
export const changeLog: readonly string[] = [
  `CREATE TABLE change_log (
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    changes text[] NOT NULL
  )`,
  `CREATE INDEX change_log_xid ON change_log (xid)`,
  // It has no key, and a logical replica must accept that old entries are deleted.
  `ALTER TABLE change_log REPLICA IDENTITY FULL`,
  ...Object.entries(whole).flatMap(([table, key]) => triggerOf(table, wholeRows(table, key))),
  ...triggerOf('breweries', breweries, 'before breweries%ROWTYPE;'),
  ...triggerOf('users', users),
];
