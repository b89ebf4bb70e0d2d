import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';

/** Returns the beers that a person marked at check-ins, by check-in, in the order they were marked. */
export async function findAllBeersOfCheckins(
  db: Db,
  userId: string,
  checkins: readonly string[],
): Promise<Map<string, LogbookEntry['beers']>> {
  const rows = await db
    .selectFrom('beers_had as had')
    .leftJoin('beer_recommendations as beer', 'beer.id', 'had.beerId')
    .select(['had.checkinId', 'had.beerId as id', 'had.rating'])
    .select(sql<string>`coalesce(beer."beerName", had."beerName")`.as('name'))
    .where('had.checkinId', 'in', valuesOf(db, checkins))
    .where('had.userId', '=', userId)
    .orderBy('had.createdAt')
    .orderBy('had.id')
    .execute();
  const beers = new Map<string, LogbookEntry['beers']>();
  for (const { checkinId, ...beer } of rows) {
    const others = beers.get(checkinId ?? '');
    if (others) others.push(beer);
    else beers.set(checkinId ?? '', [beer]);
  }
  return beers;
}
