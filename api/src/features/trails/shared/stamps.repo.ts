import { type CompiledQuery, type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { rowsOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** One person on one trail. */
export interface Holder {
  userId: string;
  trailId: string;
}

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
type NewPrizeCode = Omit<Row<'prize_codes'>, 'redeemedAt' | 'redeemedBreweryId' | 'redeemedById'>;

/** Returns all stamps of these people on these trails, the oldest first. */
export async function findAllStampsOf(db: Db, holders: readonly Holder[]) {
  return await stampsOf(db, { json: JSON.stringify(holders) });
}

const stampsOf = prepared((db, { json }: { json: string }) =>
  compiling<Holder & { breweryId: string | null; stampedOn: string; stampedAt: string }>(
    db,
    sql`select stamp."userId", stamp."passportId" as "trailId", stamp."breweryId", stamp."stampedOn", stamp."stampedAt"
      from ${rowsOf(db, ['userId', 'trailId'], json)} as holder
      cross join passport_stamps as stamp
      where stamp."userId" = holder."userId" and stamp."passportId" = holder."trailId"
      order by stamp."stampedAt", stamp.id`,
  ),
);

/** Returns where these people answered the questions of these trails. */
export async function findAllAnswered(db: Db, holders: readonly Holder[]) {
  const { rows } = await sql<Holder & { breweryId: string }>`
    select answer."userId", answer."trailId", answer."breweryId"
    from ${rowsOf(db, ['userId', 'trailId'], JSON.stringify(holders))} as holder
    cross join trail_answers as answer
    where answer."userId" = holder."userId" and answer."trailId" = holder."trailId"
      and answer."answeredAt" is not null`.execute(db);
  return rows;
}

/** Inserts stamps in one statement; leaves out those that there are. */
export async function insertStamps(db: Db, stamps: readonly Row<'passport_stamps'>[]) {
  await insertNew(db, {
    table: 'passport_stamps',
    key: ['userId', 'passportId', 'breweryId'],
    others: ['id', 'checkinId', 'stampedOn', 'stampedAt', 'way'],
    rows: stamps,
  });
}

/**
 * Inserts completed trails in one statement.
 * @returns those that were not completed before
 */
export async function insertCompletions(
  db: Db,
  rows: readonly Row<'passport_completions'>[],
): Promise<Holder[]> {
  const key = ['userId', 'passportId'];
  return await insertNew(db, { table: 'passport_completions', key, others: ['completedAt'], rows });
}

/** Inserts the codes of prizes in one statement; leaves out people who have one for the trail. */
export async function insertPrizeCodes(db: Db, codes: readonly NewPrizeCode[]): Promise<void> {
  await insertNew(db, {
    table: 'prize_codes',
    key: ['userId', 'passportId'],
    others: ['id', 'code', 'prize', 'validUntil', 'createdAt'],
    rows: codes,
  });
}

async function insertNew(
  db: Db,
  into: {
    table: keyof Tables;
    key: readonly string[];
    others: readonly string[];
    rows: readonly object[];
  },
): Promise<Holder[]> {
  const columns = [...into.key, ...into.others];
  const names = sql.join(columns.map((name) => sql.ref(name)));
  // SQLite takes ON CONFLICT after a SELECT only behind a WHERE.
  const { rows } = await sql<Holder>`insert into ${sql.table(into.table)} (${names})
    select ${names} from ${rowsOf(db, columns, JSON.stringify(into.rows))} as added where true
    on conflict (${sql.join(into.key.map((name) => sql.ref(name)))}) do nothing
    returning "userId", "passportId" as "trailId"`.execute(db);
  return rows;
}

function compiling<Found>(db: Db, query: { compile(db: Db): CompiledQuery<unknown> }) {
  return { compile: () => query.compile(db) as CompiledQuery<Found> };
}
