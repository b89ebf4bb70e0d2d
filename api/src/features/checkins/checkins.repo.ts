import type { LeaderboardEntry } from '@hoptrail/contracts/checkins';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import type { Span } from './checkins.rules.ts';

export type NewCheckin = Required<Insertable<Tables['check_ins']>>;
type Counted = Pick<NewCheckin, 'userId' | 'breweryId' | 'createdAt'>;

/** When a user last checked in at a brewery, until an instant. */
export async function findLastCheckinAt(
  db: Db,
  { userId, breweryId }: { userId: string; breweryId: string },
  until: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('check_ins')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.createdAt;
}

/** A user's newest check-in until an instant, with where its brewery is. */
export async function findLastPlace(db: Db, userId: string, until: string) {
  const [last] = await lastCheckins(db, { userId, until });
  const [place] = last ? await placesOf(db, last) : [];
  return last && place && { ...place, createdAt: last.createdAt };
}

// One by one: SQLite plans a join by a parameter anew at every run, which takes longer than both.
const lastCheckins = prepared((db, { userId, until }: { userId: string; until: string }) =>
  db
    .selectFrom('check_ins')
    .select(['createdAt', 'breweryId'])
    .where('userId', '=', userId)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit((eb) => eb.lit(1)),
);

const placesOf = prepared((db, { breweryId }: { breweryId: string }) =>
  db.selectFrom('breweries').select(['latitude', 'longitude']).where('id', '=', breweryId),
);

/** How many check-ins a user made in a span. */
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

/**
 * Inserts a check-in where the brewery is open and the user has none there in a span, in one
 * statement: of two at once one is made, and none after a closing.
 * @returns whether it was inserted
 */
export async function insertCheckinIfFree(
  db: Db,
  checkin: NewCheckin,
  span: Span,
): Promise<boolean> {
  const inserted = await insertedIfFree(db, { ...checkin, ...span });
  return inserted.length === 1;
}

const insertedIfFree = prepared(
  (db, { id, userId, breweryId, notes, verified, createdAt, since, until }: NewCheckin & Span) =>
    db
      .insertInto('check_ins')
      .columns(['id', 'userId', 'breweryId', 'notes', 'verified', 'createdAt'])
      .expression(
        db
          .selectNoFrom((eb) => [
            eb.val(id).as('id'),
            eb.val(userId).as('userId'),
            eb.val(breweryId).as('breweryId'),
            eb.val(notes).as('notes'),
            eb.val(verified).as('verified'),
            eb.val(createdAt).as('createdAt'),
          ])
          .where((eb) =>
            eb.and([
              eb.exists(
                eb
                  .selectFrom('breweries')
                  .select('breweries.id')
                  .where('breweries.id', '=', breweryId)
                  .where('breweries.closedAt', 'is', null),
              ),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('check_ins as earlier')
                    .select('earlier.id')
                    .where('earlier.userId', '=', userId)
                    .where('earlier.breweryId', '=', breweryId)
                    .where('earlier.createdAt', '>', since)
                    .where('earlier.createdAt', '<=', until),
                ),
              ),
            ]),
          ),
      )
      .returning('id'),
);

/**
 * Counts a new check-in for its user and its brewery.
 * @returns the user's check-in count with it
 */
export async function updateCheckinCounts(db: Db, checkin: Counted): Promise<number> {
  await countForBrewery(db, checkin);
  const [user] = await countForUser(db, checkin);
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

/**
 * The users with check-ins but those who are suspended, most first, ties by who got there first.
 * @param after the id of the last entry already read
 */
export async function findLeaderboard(
  db: Db,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<LeaderboardEntry[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'name', 'checkins', 'profileImage'])
    .where('checkins', '>', 0)
    .where('suspendedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(-checkins, checkinsReachedAt, id) >
          (select -checkins, checkinsReachedAt, id from users where id = ${after})`,
      ),
    )
    .orderBy('checkins', 'desc')
    .orderBy('checkinsReachedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}
