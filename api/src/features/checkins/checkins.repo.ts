import type { LeaderboardEntry } from '@hoptrail/contracts/checkins';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import type { Span } from './checkins.rules.ts';

type NewCheckin = Required<Insertable<Tables['check_ins']>>;
type Counted = Pick<NewCheckin, 'userId' | 'breweryId' | 'createdAt' | 'verified'>;

/** Returns the columns of a brewery that a check-in checks; undefined if it does not exist. */
export async function findCheckinPlace(db: Db, breweryId: string) {
  const [place] = await placesWith(db, { breweryId });
  return place;
}

const placesWith = prepared((db, { breweryId }: Pick<NewCheckin, 'breweryId'>) =>
  db
    .selectFrom('breweries')
    .select(['latitude', 'longitude', 'checkinRadiusKm', 'closedAt', 'pinMovedAt'])
    .where('id', '=', breweryId),
);

/** Returns when a user last checked in at a brewery, at or before `until`. */
export async function findLastCheckinAt(
  db: Db,
  { userId, breweryId }: Pick<NewCheckin, 'userId' | 'breweryId'>,
  until: string,
): Promise<string | undefined> {
  const [last] = await lastCheckins(db, { userId, breweryId, until });
  return last?.createdAt ?? undefined;
}

const lastCheckins = prepared(
  (db, place: Pick<NewCheckin, 'userId' | 'breweryId'> & Pick<Span, 'until'>) =>
    db
      .selectFrom('check_ins')
      .select((eb) => eb.fn.max<string | null>('createdAt').as('createdAt'))
      .where('userId', '=', place.userId)
      .where('breweryId', '=', place.breweryId)
      .where('createdAt', '<=', place.until),
);

/**
 * Returns the place of the user's newest check-in of a span. Ignores check-ins at breweries that
 * had no coordinates at the time, because they do not show where the user was.
 */
export async function findLastPlace(db: Db, userId: string, span: Span) {
  const [last] = await lastPlaces(db, { userId, ...span });
  return last;
}

const lastPlaces = prepared((db, { userId, since, until }: Span & { userId: string }) =>
  db
    .selectFrom('check_ins')
    .select(['createdAt', 'latitude', 'longitude'])
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .where('latitude', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit((eb) => eb.lit(1)),
);

/** Returns when a user last moved the pin of a brewery. */
export async function findPinMovedAt(
  db: Db,
  { userId, breweryId }: { userId: string; breweryId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('brewery_pin_moves')
    .select('movedAt')
    .where('breweryId', '=', breweryId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.movedAt;
}

/** Returns the number of check-ins that a user made in a span. */
export async function countCheckinsIn(db: Db, userId: string, span: Span): Promise<number> {
  const [found] = await checkinCounts(db, { userId, ...span });
  return found?.count ?? 0;
}

const checkinCounts = prepared((db, { userId, since, until }: Span & { userId: string }) =>
  db
    .selectFrom('check_ins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until),
);

export async function insertCheckin(db: Db, checkin: NewCheckin): Promise<void> {
  await inserted(db, checkin);
}

const inserted = prepared((db, row: NewCheckin) =>
  db.insertInto('check_ins').values({
    id: row.id,
    userId: row.userId,
    breweryId: row.breweryId,
    notes: row.notes,
    verified: row.verified,
    createdAt: row.createdAt,
    latitude: row.latitude,
    longitude: row.longitude,
  }),
);

/**
 * Adds a new check-in to the counters of its user and its brewery.
 * @returns the user's new number of check-ins
 */
export async function updateCheckinCounts(db: Db, checkin: Counted): Promise<number> {
  await countForBrewery(db, checkin);
  const count = checkin.verified === 1 ? countVerified : countForUser;
  const [user] = await count(db, checkin);
  return user?.checkins ?? 0;
}

const countForBrewery = prepared((db, { breweryId }: Counted) =>
  db
    .updateTable('breweries')
    .set((eb) => ({ checkins: eb('checkins', '+', 1) }))
    .where('id', '=', breweryId),
);

const countForUser = prepared((db, { userId, createdAt }: Counted) =>
  db
    .updateTable('users')
    .set((eb) => ({ checkins: eb('checkins', '+', 1), checkinsReachedAt: createdAt }))
    .where('id', '=', userId)
    .returning('checkins'),
);

const countVerified = prepared((db, { userId, createdAt }: Counted) =>
  db
    .updateTable('users')
    .set((eb) => ({
      checkins: eb('checkins', '+', 1),
      checkinsReachedAt: createdAt,
      verifiedCheckins: eb('verifiedCheckins', '+', 1),
      verifiedReachedAt: createdAt,
    }))
    .where('id', '=', userId)
    .returning('checkins'),
);

/**
 * Returns users by their number of check-ins, highest first; of equal ones, who reached it first.
 * Leaves out suspended users and users without check-ins.
 * @param after the id of the last entry already read
 * @param verifiedOnly whether to count verified check-ins only
 */
export async function findLeaderboard(
  db: Db,
  {
    limit,
    after,
    verifiedOnly,
  }: { limit: number; after: string | undefined; verifiedOnly: boolean },
): Promise<LeaderboardEntry[]> {
  const count = verifiedOnly ? 'verifiedCheckins' : 'checkins';
  const reachedAt = verifiedOnly ? 'verifiedReachedAt' : 'checkinsReachedAt';
  return await db
    .selectFrom('users')
    .select(['id', 'name', `${count} as checkins`, 'profileImage'])
    .where(count, '>', 0)
    .where('suspendedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(-${sql.ref(count)}, ${sql.ref(reachedAt)}, id) >
          (select -${sql.ref(count)}, ${sql.ref(reachedAt)}, id from users where id = ${after})`,
      ),
    )
    .orderBy(count, 'desc')
    .orderBy(reachedAt, (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
}
