import type { Db } from '../../db/database.ts';

/** The most events and trails of the sitemap. */
const MAX_PAGES = 1000;

/** Returns how many breweries are open. */
export async function countOpenBreweries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('breweries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the ids of open breweries in the order in which they were added. */
export async function findAllOpenBreweryIds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('breweries')
    .select('id')
    .where('closedAt', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns special events from a day on with when they last changed; at most 1,000. */
export async function findAllEventPages(db: Db, fromDay: string) {
  return await db
    .selectFrom('special_events')
    .leftJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .select(['special_events.id', 'special_events.createdAt', 'changedAt'])
    .where('breweries.closedAt', 'is', null)
    .where('sortAt', '>=', fromDay)
    .orderBy('sortAt')
    .orderBy('special_events.id')
    .limit(MAX_PAGES)
    .execute();
}

/** Returns the ids of trails that are open, by their last day; at most 1,000. */
export async function findAllOpenTrailIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('passports')
    .select('id')
    .where('openedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('endsOn')
    .orderBy('id')
    .limit(MAX_PAGES)
    .execute();
  return rows.map(({ id }) => id);
}
