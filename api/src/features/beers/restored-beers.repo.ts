import { WISHES_PER_PERSON } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { valuesOf } from '../../db/sql.ts';
import { findWholeRow } from '../history/shared/deleted-rows.repo.ts';
import { entriesOf } from './shared/merged.repo.ts';

/** The most people whose marks and wishes are remembered with a deleted beer. */
const MAX_PEOPLE = 10_000;

/** What restores a deleted beer. The history replaces the id of a person whose account is deleted. */
export const deletedBeer = z.object({
  row: z.looseObject({ id: z.string(), breweryId: z.string(), beerName: z.string() }),
  marks: z.array(z.string()),
  wishes: z
    .array(z.object({ id: z.string(), userId: z.string().nullable(), createdAt: z.string() }))
    .default([]),
});

type Wish = z.infer<typeof deletedBeer>['wishes'][number];

/** Returns what restores a beer: its row, and which marks and wishes of people are about it. */
export async function findBeerToRestore(db: Db, id: string): Promise<object> {
  const marks = await db
    .selectFrom('beers_had')
    .select('id')
    .where('beerId', '=', id)
    .limit(MAX_PEOPLE)
    .execute();
  const wishes = await db
    .selectFrom('beer_wishes')
    .select(['id', 'userId', 'createdAt'])
    .where('beerId', '=', id)
    .limit(MAX_PEOPLE)
    .execute();
  return {
    row: await findWholeRow(db, 'beer_recommendations', id),
    marks: marks.map((one) => one.id),
    wishes,
  };
}

/** Returns the ids of the people whose marks of a deleted beer these are. */
export async function findAllPeopleWhoMarked(db: Db, marks: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('beers_had')
    .select('userId')
    .where('id', 'in', valuesOf(db, marks))
    .limit(MAX_PEOPLE)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Lets the marks of people be about a restored beer again. */
export async function updateMarksOf(db: Db, id: string, marks: readonly string[]): Promise<void> {
  await db
    .updateTable('beers_had')
    .set({ beerId: id })
    .where('id', 'in', valuesOf(db, marks))
    .where('beerId', 'is', null)
    .execute();
}

/**
 * Puts a restored beer on the wish lists that had it, unless the person wished for another entry of the
 * same beer meanwhile, or their list is full now.
 */
export async function insertWishesOf(
  db: Db,
  beerId: string,
  wishes: readonly Wish[],
): Promise<void> {
  for (const { id, userId, createdAt } of wishes) {
    if (userId === null) continue;
    await sql`insert into beer_wishes (id, "userId", "beerId", "createdAt")
      select ${id}, users.id, ${beerId}, ${createdAt} from users where users.id = ${userId}
        and not exists (select 1 from beer_wishes as wish
          where wish."userId" = users.id and wish."beerId" in ${entriesOf(sql`(${beerId})`)})
        and (select count(*) from beer_wishes as wish where wish."userId" = users.id)
          < ${sql.lit(WISHES_PER_PERSON)}`.execute(db);
  }
}
