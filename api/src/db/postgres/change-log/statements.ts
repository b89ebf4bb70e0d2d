/** The changes of the open transaction. */
export const OWN_CHANGES = `select xid::text as xid, to_json(changes)::text as changes
  from change_log where xid = pg_current_xact_id_if_assigned()`;

/** A row of `READ`; without news there is one, whose `changes` is null. */
export interface ReadRow {
  /** All that is visible now. */
  snapshot: string;
  /** When the server was started, which differs between servers. */
  server: string;
  /** 1 if rows may have been trimmed that became visible after the last snapshot. */
  hasGap: number;
  /** The transaction that wrote the entry. */
  xid: string | null;
  changes: string | null;
}

/** The row of `settings` with the transaction before which all rows were trimmed. */
const TRIMMED = 'changeLogTrimmedBefore';

/**
 * Everything that became visible after the snapshot `$1`, whenever it was written, but for the
 * transactions `$2`. Exactly these did the snapshot not see: all from its end on, and those that were
 * open. So neither the order of commits matters nor a transaction that stays open, and rows that were
 * read are not looked at again. A number beyond the present one is from another server.
 */
export const READ = `with now as materialized (
    select pg_current_snapshot() as snapshot, pg_postmaster_start_time()::text as server
  ), news as (
    select xid, changes from change_log where xid >= pg_snapshot_xmax($1::text::pg_snapshot)
    union all
    select xid, changes from change_log
      where xid in (select pg_snapshot_xip($1::text::pg_snapshot))
  )
  select now.snapshot::text as snapshot, now.server, news.xid::text as xid,
    to_json(news.changes)::text as changes,
    pg_snapshot_xmax(now.snapshot) < pg_snapshot_xmax($1::text::pg_snapshot) or exists (
      select from settings where key = '${TRIMMED}'
        and value::xid8 > pg_snapshot_xmin($1::text::pg_snapshot)
        and value::xid8 <= pg_snapshot_xmax(now.snapshot)
    ) as "hasGap"
  from now left join news on news.xid <> all ($2::text[]::xid8[])`;

/** Deletes rows that a dump of another server brought along: their numbers are still to come. */
export const DROP_FOREIGN = `delete from change_log
  where xid >= pg_snapshot_xmax(pg_current_snapshot())`;

/** Deletes the rows that every snapshot from `$1` on sees, unless another instance is about to. */
export const TRIM = `with mine as materialized (
    select pg_snapshot_xmin($1::text::pg_snapshot) as before
    where pg_try_advisory_xact_lock(hashtextextended('change log', 0))
  ), marked as (
    insert into settings (key, value, "updatedAt")
      select '${TRIMMED}', before::text, $2 from mine
      on conflict (key) do update set value = excluded.value, "updatedAt" = excluded."updatedAt"
      where excluded.value::xid8 > settings.value::xid8
        or settings.value::xid8 > pg_snapshot_xmax(pg_current_snapshot())
  )
  delete from change_log using mine where xid < mine.before`;
