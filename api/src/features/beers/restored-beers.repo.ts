import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import { findWholeRow } from '../history/shared/deleted-rows.repo.ts';
import { countsInMean } from './shared/counted-ratings.repo.ts';

/** The most people whose marks are remembered with a deleted beer. */
const MAX_MARKS = 10_000;

/** Returns what restores a beer: its row, and which marks of people are about it. */
export async function findBeerToRestore(
  db: Db,
  id: string,
): Promise<{ row: object; marks: string[] }> {
  const marks = await db
    .selectFrom('beers_had')
    .select('id')
    .where('beerId', '=', id)
    .limit(MAX_MARKS)
    .execute();
  return {
    row: await findWholeRow(db, 'beer_recommendations', id),
    marks: marks.map((one) => one.id),
  };
}

/** Lets the marks of people be about a restored beer again, and counts their ratings. */
export async function updateMarksOf(db: Db, id: string, marks: readonly string[]): Promise<void> {
  await db
    .updateTable('beers_had')
    .set({ beerId: id })
    .where('id', 'in', valuesOf(db, marks))
    .where('beerId', 'is', null)
    .execute();
  const ratings = db.selectFrom('beers_had').where('beerId', '=', id).where(countsInMean);
  await db
    .updateTable('beer_recommendations')
    .set({
      ratedBy: ratings.select((eb) => eb.fn.countAll<number>().as('count')),
      ratingTotal: ratings.select(sql<number>`coalesce(sum(beers_had.rating), 0)`.as('total')),
    })
    .where('id', '=', id)
    .execute();
}
