import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Returns the query for the stamps of a brewery, without those of private check-ins. */
function shownStamps(db: Db, breweryId: string) {
  return db
    .selectFrom('passport_stamps as stamp')
    .innerJoin('check_ins as checkin', 'checkin.id', 'stamp.checkinId')
    .where('stamp.breweryId', '=', breweryId)
    .where('checkin.onlyForMe', '=', 0);
}

/**
 * Returns the stamps of a brewery, the newest first.
 * @param cursor the id of the last stamp already read
 */
export async function findAllStampsAt(
  db: Db,
  breweryId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  return await shownStamps(db, breweryId)
    .innerJoin('users', 'users.id', 'stamp.userId')
    .innerJoin('passports', 'passports.id', 'stamp.passportId')
    .select(['stamp.id', 'username', 'passports.name as trailName', 'stampedOn', 'stamp.way'])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(stamp."stampedAt", stamp.id) <
          (select "stampedAt", id from passport_stamps where id = ${cursor})`,
      ),
    )
    .orderBy('stamp.stampedAt', 'desc')
    .orderBy('stamp.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the number of stamps of a brewery by how their check-ins were verified. */
export async function countByWay(db: Db, breweryId: string): Promise<Record<string, number>> {
  const rows = await shownStamps(db, breweryId)
    .select((eb) => ['stamp.way', eb.fn.countAll<number>().as('count')])
    .groupBy('stamp.way')
    .execute();
  return Object.fromEntries(rows.map(({ way, count }) => [way, count]));
}
