import type { adminBreweryList } from '@hoptrail/contracts/admin/breweries';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { ignoringCase } from '../../../db/sql.ts';
import { matching } from '../../breweries/shared/matching.repo.ts';

const PAGE = 50;

/**
 * Returns one page of the ids of open and closed breweries, ordered by name.
 * @returns also the number of breweries on all pages
 */
export async function findAllForAdministrators(
  db: Db,
  { q, state, limit = PAGE, cursor = 0 }: z.infer<typeof adminBreweryList>,
): Promise<{ ids: string[]; total: number }> {
  const found = db
    .selectFrom('breweries')
    .$call(matching(db, foldedWords(q)))
    .$if(state === 'open', (query) => query.where('closedAt', 'is', null))
    .$if(state === 'closed', (query) => query.where('closedAt', 'is not', null));
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
