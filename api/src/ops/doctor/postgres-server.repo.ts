import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A standby, or another program that receives the write-ahead log. */
export interface Standby {
  name: string;
  /** Null where the role may not see it. */
  state: string | null;
  /** How much of the log it has not replayed yet; null where the role may not see it. */
  bytesBehind: number | null;
  secondsBehind: number | null;
}

/** What a PostgreSQL server says about itself. */
export interface ServerState {
  /** By how much its clock is ahead of a given time, in milliseconds. */
  clockAheadMs: number;
  /** All connections to it, of all programs. */
  connections: number;
  /** How many connections programs may have. */
  mostConnections: number;
  /** The names of standbys that commits wait for; empty where they wait for none. */
  synchronousStandbys: string;
  archiveMode: string;
  lastArchivedAt: string | null;
  /** The last failure, unless a file was archived after it. */
  archiveFailedAt: string | null;
  archiveFailedFile: string | null;
}

/** A slot that keeps parts of the write-ahead log for a reader that is away. */
export interface UnusedSlot {
  name: string;
  keptBytes: number;
}

/** The space that the change log takes. */
export interface LogSize {
  bytes: number;
  rows: number;
  deadRows: number;
}

/** Returns the state of the server. @param nowMs the time here, in milliseconds since 1970 */
export async function findServerState(db: Db, nowMs: number): Promise<ServerState | undefined> {
  const { rows } = await sql<ServerState>`select
    (extract(epoch from clock_timestamp()) * 1000 - ${nowMs}::float8)::float8 as "clockAheadMs",
    (select sum(numbackends) from pg_stat_database)::int as connections,
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as "mostConnections",
    current_setting('synchronous_standby_names') as "synchronousStandbys",
    current_setting('archive_mode') as "archiveMode",
    last_archived_time::text as "lastArchivedAt",
    case when last_failed_time > coalesce(last_archived_time, '-infinity')
      then last_failed_time::text end as "archiveFailedAt",
    last_failed_wal as "archiveFailedFile"
    from pg_stat_archiver`.execute(db);
  return rows[0];
}

/** Returns the standbys that are connected. */
export async function findAllStandbys(db: Db): Promise<Standby[]> {
  const { rows } = await sql<Standby>`select coalesce(application_name, '?') as name, state,
    pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as "bytesBehind",
    extract(epoch from replay_lag)::float8 as "secondsBehind"
    from pg_stat_replication order by 1 limit 100`.execute(db);
  return rows;
}

/** Returns the replication slots without a reader. */
export async function findAllUnusedSlots(db: Db): Promise<UnusedSlot[]> {
  const { rows } = await sql<UnusedSlot>`select slot_name::text as name,
    coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as "keptBytes"
    from pg_replication_slots where not active order by 1 limit 100`.execute(db);
  return rows;
}

/** Returns the size of the change log, as the statistics of the server estimate it. */
export async function findLogSize(db: Db): Promise<LogSize | undefined> {
  const { rows } = await sql<LogSize>`select pg_total_relation_size(relid)::float8 as bytes,
    n_live_tup::float8 as rows, n_dead_tup::float8 as "deadRows"
    from pg_stat_user_tables where relid = to_regclass('change_log')`.execute(db);
  return rows[0];
}
