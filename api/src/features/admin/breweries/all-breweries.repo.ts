import type { adminBreweryList } from '@hoptrail/contracts/admin/breweries';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { OWNERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { ignoringCase, valuesOf } from '../../../db/sql.ts';
import { matching } from '../../breweries/shared/matching.repo.ts';

const PAGE = 50;

/**
 * Returns one page of the ids of open and closed breweries, ordered by name.
 * @returns also the number of breweries on all pages
 */
export async function findAllForAdministrators(
  db: Db,
  { q, state, owner, limit = PAGE, cursor = 0 }: z.infer<typeof adminBreweryList>,
): Promise<{ ids: string[]; total: number }> {
  const found = db
    .selectFrom('breweries')
    .$call(matching(db, foldedWords(q)))
    .$if(state === 'open', (query) => query.where('closedAt', 'is', null))
    .$if(state === 'closed', (query) => query.where('closedAt', 'is not', null))
    .$if(owner === 'some', (query) => query.where(isOwned))
    .$if(owner === 'none', (query) => query.where((eb) => eb.not(isOwned)));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select('id')
    .orderBy(ignoringCase(db, 'name'))
    .orderBy('seq')
    .limit(limit)
    .offset(cursor)
    .execute();
  return { ids: rows.map((row) => row.id), total };
}

/** Whether a brewery has an owner: an older instance may have written one of the two only. */
const isOwned = sql<boolean>`(breweries."ownerId" is not null or exists
  (select 1 from brewery_ownerships where "breweryId" = breweries.id))`;

/** Returns the owners of breweries, the one who has been an owner longest first. */
export async function findAllOwnersOf(db: Db, breweryIds: readonly string[]) {
  const ids = valuesOf(db, breweryIds);
  const owners = db
    .selectFrom('brewery_ownerships')
    .select(['breweryId', 'userId', 'createdAt as since'])
    .where('breweryId', 'in', ids)
    .union(
      db
        .selectFrom('breweries')
        .select((eb) => ['id as breweryId', eb.ref('ownerId').$notNull().as('userId')])
        .select(sql<string>`''`.as('since'))
        .where('ownerId', 'is not', null)
        .where('id', 'in', ids),
    );
  const rows = await db
    .selectFrom(owners.as('owner'))
    .innerJoin('users', 'users.id', 'owner.userId')
    .select(['breweryId', 'users.id', 'username', 'email'])
    .groupBy(['breweryId', 'users.id', 'username', 'email'])
    .orderBy('breweryId')
    .orderBy((eb) => eb.fn.min('since'))
    .orderBy('username')
    .limit(breweryIds.length * (OWNERS_PER_BREWERY + 1))
    .execute();
  return Map.groupBy(rows, ({ breweryId }) => breweryId);
}
