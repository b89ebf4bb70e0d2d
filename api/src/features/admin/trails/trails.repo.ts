import { randomUUID } from 'node:crypto';
import type { StopQuestion } from '@hoptrail/contracts/admin/trails';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Returns a page of all trails, drafts and closed ones too, the newest first. */
export async function findAllTrails(
  db: Db,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  return await db
    .selectFrom('passports')
    .selectAll()
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`("createdAt", id) < (select "createdAt", id from passports where id = ${cursor})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findTrailById(db: Db, id: string) {
  return await db.selectFrom('passports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the number of trails that are open. */
export async function countOpenTrails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('passports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('openedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTrail(db: Db, trail: Insertable<Tables['passports']>): Promise<void> {
  await db.insertInto('passports').values(trail).execute();
}

export async function updateTrail(
  db: Db,
  id: string,
  changes: Updateable<Tables['passports']>,
): Promise<void> {
  await db
    .updateTable('passports')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id, ...changes })
    .where('id', '=', id)
    .execute();
}

/** A brewery of a trail as administrators choose it. */
export interface Stop {
  breweryId: string;
  prizeStock: number | null;
  question: StopQuestion | null;
}

/** Returns the breweries of trails with their stocks, in their order. */
export async function findAllStopsOf(db: Db, trailIds: readonly string[]) {
  return await db
    .selectFrom('passport_breweries as stop')
    .innerJoin('breweries', 'breweries.id', 'stop.breweryId')
    .select(['stop.passportId as trailId', 'stop.breweryId', 'prizeStock', 'prizesRedeemed'])
    .select(['breweries.name', 'city', 'breweries.closedAt', 'question', 'answers'])
    .where('stop.passportId', 'in', valuesOf(db, trailIds))
    .where('stop.removedAt', 'is', null)
    .orderBy('stop.position')
    .execute();
}

/**
 * Replaces the breweries of a trail. Those that left keep their row, which counts the prizes that they
 * handed out, and count on when they come back.
 */
export async function replaceStops(
  db: Db,
  trailId: string,
  stops: readonly Stop[],
  removedAt: string,
): Promise<void> {
  await db
    .updateTable('passport_breweries')
    .set({ removedAt })
    .where('passportId', '=', trailId)
    .where('removedAt', 'is', null)
    .execute();
  await db
    .insertInto('passport_breweries')
    .values(
      stops.map(({ question, ...stop }, position) => ({
        ...stop,
        question: question?.text ?? null,
        answers: question && JSON.stringify(question.answers),
        id: randomUUID(),
        passportId: trailId,
        position,
        removedAt: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['passportId', 'breweryId']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        prizeStock: eb.ref('excluded.prizeStock'),
        question: eb.ref('excluded.question'),
        answers: eb.ref('excluded.answers'),
        removedAt: null,
      })),
    )
    .execute();
}

/** Returns the ids of those of some breweries that exist and are open. */
export async function findAllOpenIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('breweries')
    .select('id')
    .where('id', 'in', valuesOf(db, ids))
    .where('closedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the number of people who completed each of these trails. */
export async function countCompletions(
  db: Db,
  trailIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('passport_completions')
    .select((eb) => ['passportId as trailId', eb.fn.countAll<number>().as('count')])
    .where('passportId', 'in', valuesOf(db, trailIds))
    .groupBy('passportId')
    .execute();
  return new Map(rows.map(({ trailId, count }) => [trailId, count]));
}

/** Returns the number of stamps at each present brewery of a trail, which are as many people. */
export async function countStamps(db: Db, trailId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await stampsOf(db, trailId)
    .select((eb) => ['stop.breweryId', eb.fn.countAll<number>().as('count')])
    .groupBy('stop.breweryId')
    .execute();
  return new Map(rows.map(({ breweryId, count }) => [breweryId, count]));
}

/** Returns the number of people with a stamp at a present brewery of a trail. */
export async function countStarted(db: Db, trailId: string): Promise<number> {
  const { count } = await stampsOf(db, trailId)
    .select((eb) => eb.fn.count<number>('stamp.userId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The stamps of a trail, found by its breweries, of whose stamps there is an index. */
function stampsOf(db: Db, trailId: string) {
  return db
    .selectFrom('passport_breweries as stop')
    .innerJoin('passport_stamps as stamp', (join) =>
      join
        .onRef('stamp.breweryId', '=', 'stop.breweryId')
        .onRef('stamp.passportId', '=', 'stop.passportId'),
    )
    .where('stop.passportId', '=', trailId)
    .where('stop.removedAt', 'is', null);
}

/** Returns which of these trails still count check-ins from before. */
export async function findAllCounting(
  db: Db,
  trailIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('passport_backlogs')
    .select('passportId as trailId')
    .where('passportId', 'in', valuesOf(db, trailIds))
    .execute();
  return new Set(rows.map(({ trailId }) => trailId));
}
