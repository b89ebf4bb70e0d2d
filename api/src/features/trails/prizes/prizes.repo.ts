import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Returns the prize of a code with its person and its trail. */
export async function findPrizeByCode(db: Db, code: string) {
  return await db
    .selectFrom('prize_codes as prize')
    .innerJoin('users', 'users.id', 'prize.userId')
    .innerJoin('passports', 'passports.id', 'prize.passportId')
    .leftJoin('breweries', 'breweries.id', 'prize.redeemedBreweryId')
    .select([
      ...(['prize.id', 'prize.userId', 'prize.passportId as trailId', 'prize.prize'] as const),
      ...(['prize.validUntil', 'redeemedAt', 'redeemedBreweryId'] as const),
      ...(['users.username', 'users.name as personName', 'users.profileImage'] as const),
      ...(['passports.name as trailName', 'passports.prize as presentPrize'] as const),
      ...(['passports.endsOn', 'passports.prizeUntil', 'breweries.name as redeemedBy'] as const),
    ])
    .where('code', '=', code)
    .executeTakeFirst();
}

export type PrizeRow = NonNullable<Awaited<ReturnType<typeof findPrizeByCode>>>;

/** Returns the breweries that are open and hand out the prizes of a trail, in its order. */
export async function findAllPrizeStops(db: Db, trailId: string) {
  return await db
    .selectFrom('passport_breweries as stop')
    .innerJoin('breweries', 'breweries.id', 'stop.breweryId')
    .select(['stop.id as stopId', 'breweries.id', 'name', 'city', 'prizeStock', 'prizesRedeemed'])
    .where('stop.passportId', '=', trailId)
    .where('stop.removedAt', 'is', null)
    .where('breweries.closedAt', 'is', null)
    .orderBy('stop.position')
    .orderBy('stop.id')
    .execute();
}

export type PrizeStop = Awaited<ReturnType<typeof findAllPrizeStops>>[number];

/** Stores when, where and by whom a prize was redeemed. */
export async function updatePrizeRedeemed(
  db: Db,
  id: string,
  redeemed: { redeemedAt: string; redeemedBreweryId: string; redeemedById: string } | undefined,
): Promise<void> {
  await db
    .updateTable('prize_codes')
    .set(redeemed ?? { redeemedAt: null, redeemedBreweryId: null, redeemedById: null })
    .where('id', '=', id)
    .execute();
}

/** Adds to the number of prizes that a brewery has handed out; negative after an undo. */
export async function updatePrizesRedeemed(
  db: Db,
  { trailId, breweryId }: { trailId: string; breweryId: string },
  by: 1 | -1,
): Promise<void> {
  await db
    .updateTable('passport_breweries')
    .set({ prizesRedeemed: sql<number>`"prizesRedeemed" + ${sql.lit(by)}` })
    .where('passportId', '=', trailId)
    .where('breweryId', '=', breweryId)
    .execute();
}
