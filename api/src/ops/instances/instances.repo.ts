import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { databaseTime, LEADER_LEASE } from '../../db/postgres/leadership/leader-lease.ts';
import { LEADER_LOCK, LEADER_PREFIX } from '../../db/postgres/leadership/leader-lock.ts';

/** An instance that was not seen for this long has ended. */
export const SEEN_MS = 30_000;
const MOST = 100;

/** A running instance. The database must be on PostgreSQL: on SQLite there is one. */
export interface Instance {
  name: string;
  version: string;
  /** A signature that is equal for instances with the same signing key. */
  keyMark: string;
  /** Where its pictures are: the URL of an object store, or a folder. */
  pictures: string;
}

/**
 * Stores that an instance is running, unless another one of the same name is.
 * @returns when it was stored, which tells its row from that of another process; undefined if the
 *   name is taken
 */
export async function insertInstance(db: Db, instance: Instance): Promise<string | undefined> {
  const { name, version, keyMark, pictures } = instance;
  const { rows } = await sql<{ startedAt: string }>`
    insert into instances (name, version, "keyMark", pictures, "startedAt", "seenAt")
    values (${name}, ${version}, ${keyMark}, ${pictures}, ${databaseTime()}, ${databaseTime()})
    on conflict (name) do update set version = excluded.version, "keyMark" = excluded."keyMark",
      pictures = excluded.pictures, "startedAt" = excluded."startedAt", "seenAt" = excluded."seenAt"
      where instances."seenAt" <= ${databaseTime(-SEEN_MS)}
    returning "startedAt"`.execute(db);
  return rows[0]?.startedAt;
}

/** Stores that an instance still runs. @returns whether its row was there */
export async function updateInstanceSeen(
  db: Db,
  name: string,
  startedAt: string,
): Promise<boolean> {
  const { rows } = await sql`
    update instances set "seenAt" = ${databaseTime()}
    where name = ${name} and "startedAt" = ${startedAt} returning name`.execute(db);
  return rows.length > 0;
}

export async function deleteInstance(db: Db, name: string, startedAt: string): Promise<void> {
  await sql`delete from instances where name = ${name} and "startedAt" = ${startedAt}`.execute(db);
}

/** Returns the instances that were seen in the last 30 seconds, by name. */
export async function findAllInstances(db: Db): Promise<Instance[]> {
  const { rows } = await sql<Instance>`
    select name, version, "keyMark", pictures from instances
    where "seenAt" > ${databaseTime(-SEEN_MS)} order by name limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** Returns the name of the instance that leads; undefined if none does. */
export async function findLeader(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select substr(a.application_name, ${LEADER_PREFIX.length + 1})
        from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and l.granted and l.objsubid = 1
          and l.database = (select oid from pg_database where datname = current_database())
          and (cast(l.classid as bigint) << 32 | cast(l.objid as bigint)) =
            hashtextextended(${LEADER_LOCK}, 0)
        limit 1),
      (select regexp_replace(holder, '#[0-9a-f]{8}$', '') from leases where name = ${LEADER_LEASE} and "expiresAt" > ${databaseTime()})
    ) as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
