import type { Insertable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Tables } from '../../../../db/tables/tables.ts';

const SHOWN = 500;

/** Returns the winners of a trail, the newest first; at most 500. */
export async function findAllWinners(db: Db, trailId: string) {
  return await db
    .selectFrom('trail_draws as draw')
    .innerJoin('users', 'users.id', 'draw.userId')
    .select(['draw.id', 'draw.userId', 'username', 'name', 'email', 'prize', 'drawnAt'])
    .where('trailId', '=', trailId)
    .orderBy('drawnAt', 'desc')
    .orderBy('draw.id')
    .limit(SHOWN)
    .execute();
}

export async function countWinners(db: Db, trailId: string): Promise<number> {
  const { count } = await db
    .selectFrom('trail_draws')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('trailId', '=', trailId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how many people can be drawn: they finished the trail, and were not drawn yet. */
export async function countDrawable(db: Db, trailId: string): Promise<number> {
  const { count } = await drawable(db, trailId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the person at a place among those who can be drawn; undefined if they are fewer by now. */
export async function findDrawable(
  db: Db,
  trailId: string,
  place: number,
): Promise<string | undefined> {
  const row = await drawable(db, trailId)
    .select('completion.userId')
    .orderBy('completion.userId')
    .limit(1)
    .offset(place)
    .executeTakeFirst();
  return row?.userId;
}

function drawable(db: Db, trailId: string) {
  return db
    .selectFrom('passport_completions as completion')
    .innerJoin('users', 'users.id', 'completion.userId')
    .where('completion.passportId', '=', trailId)
    .where('users.suspendedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trail_draws as draw')
            .select('draw.id')
            .whereRef('draw.trailId', '=', 'completion.passportId')
            .whereRef('draw.userId', '=', 'completion.userId'),
        ),
      ),
    );
}

export async function insertWinner(db: Db, row: Insertable<Tables['trail_draws']>): Promise<void> {
  await db.insertInto('trail_draws').values(row).execute();
}

/** Returns a winner with the name of the trail. */
export async function findWinner(db: Db, id: string) {
  return await db
    .selectFrom('trail_draws as draw')
    .innerJoin('passports', 'passports.id', 'draw.trailId')
    .select(['trailId', 'userId', 'draw.prize', 'passports.name as trailName'])
    .where('draw.id', '=', id)
    .executeTakeFirst();
}

/** Deletes a winner. @returns false if there is none any more */
export async function deleteWinner(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trail_draws')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
