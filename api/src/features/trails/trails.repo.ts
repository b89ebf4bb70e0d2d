import { OPEN_TRAILS } from '@hoptrail/contracts/limits';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import type { Tables } from '../../db/tables/tables.ts';

export type TrailRow = Selectable<Tables['passports']>;

/** Returns the open trails by their last day; at most 100. */
export async function findAllOpenRows(db: Db): Promise<TrailRow[]> {
  return await db
    .selectFrom('passports')
    .selectAll()
    .where('openedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('endsOn')
    .orderBy('id')
    .limit(OPEN_TRAILS)
    .execute();
}

/** Returns a trail that was opened; undefined for a draft. */
export async function findOpenedTrail(db: Db, id: string): Promise<TrailRow | undefined> {
  return await db
    .selectFrom('passports')
    .selectAll()
    .where('id', '=', id)
    .where('openedAt', 'is not', null)
    .executeTakeFirst();
}

/** Returns the breweries of trails, closed ones too, in their order. */
export async function findAllStops(db: Db, trailIds: readonly string[]) {
  return await db
    .selectFrom('passport_breweries as stop')
    .innerJoin('breweries', 'breweries.id', 'stop.breweryId')
    .select([
      ...(['breweries.id', 'name', 'city', 'state', 'image', 'logo'] as const),
      ...(['latitude', 'longitude', 'breweries.closedAt'] as const),
      ...(['stop.passportId as trailId', 'prizeStock', 'prizesRedeemed'] as const),
      'stop.question',
    ])
    .where('stop.passportId', 'in', valuesOf(db, trailIds))
    .where('stop.removedAt', 'is', null)
    .orderBy('stop.position')
    .orderBy('stop.id')
    .execute();
}

export type Stop = Awaited<ReturnType<typeof findAllStops>>[number];

/** Returns a person's stamps on a trail with the name and position of each brewery. */
export async function findAllStamps(db: Db, userId: string, trailId: string) {
  return await db
    .selectFrom('passport_stamps as stamp')
    .leftJoin('breweries', 'breweries.id', 'stamp.breweryId')
    .select(['breweryId', 'breweries.name', 'latitude', 'longitude', 'ownTimeZone'])
    .select(['stampedOn', 'stampedAt', 'way'])
    .where('stamp.userId', '=', userId)
    .where('passportId', '=', trailId)
    .orderBy('stampedAt')
    .orderBy('stamp.id')
    .execute();
}

/** Returns when a person completed a trail; undefined if they have not. */
export async function findCompletedAt(
  db: Db,
  userId: string,
  trailId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('passport_completions')
    .select('completedAt')
    .where('userId', '=', userId)
    .where('passportId', '=', trailId)
    .executeTakeFirst();
  return row?.completedAt;
}

/** Returns a person's prize of a trail with the name of the brewery that redeemed it. */
export async function findPrizeOf(db: Db, userId: string, trailId: string) {
  return await db
    .selectFrom('prize_codes')
    .leftJoin('breweries', 'breweries.id', 'redeemedBreweryId')
    .select(['code', 'prize', 'validUntil', 'redeemedAt', 'breweries.name as redeemedBy'])
    .where('userId', '=', userId)
    .where('passportId', '=', trailId)
    .executeTakeFirst();
}

/** Returns what a person won in a draw among those who finished a trail. */
export async function findWonBy(db: Db, userId: string, trailId: string) {
  return await db
    .selectFrom('trail_draws')
    .select(['prize', 'drawnAt'])
    .where('trailId', '=', trailId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Returns whether earlier check-ins are still being counted for a trail. */
export async function existsBacklog(db: Db, trailId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passport_backlogs')
    .select('since')
    .where('passportId', '=', trailId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the trails on which a person has stamps, the newest first; at most 100. */
export async function findAllOwn(db: Db, userId: string) {
  return await db
    .selectFrom('passports')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('passport_stamps')
          .select((of) => ['passportId', of.fn.countAll<number>().as('stamps')])
          .where('userId', '=', userId)
          .groupBy('passportId')
          .as('own'),
      (join) => join.onRef('own.passportId', '=', 'passports.id'),
    )
    .leftJoin('passport_completions as completion', (join) =>
      join.onRef('completion.passportId', '=', 'passports.id').on('completion.userId', '=', userId),
    )
    .leftJoin('prize_codes as waiting', (join) =>
      join
        .onRef('waiting.passportId', '=', 'passports.id')
        .on('waiting.userId', '=', userId)
        .on('waiting.redeemedAt', 'is', null),
    )
    .selectAll('passports')
    .select(['own.stamps', 'completion.completedAt', 'waiting.id as prizeId'])
    .orderBy('passports.createdAt', 'desc')
    .orderBy('passports.id')
    .limit(OPEN_TRAILS)
    .execute();
}
