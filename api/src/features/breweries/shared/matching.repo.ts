import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains } from '../../../db/sql.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/**
 * Narrows a query to the breweries whose search text contains every word.
 * @param words folded
 */
export function matching(db: Db, words: readonly string[]) {
  return <DB extends Pick<Tables, 'breweries'>, O>(
    query: SelectQueryBuilder<DB, 'breweries', O>,
  ): SelectQueryBuilder<DB, 'breweries', O> =>
    words.reduce(
      (narrowed, word) => narrowed.where(contains(db, 'breweries.searchText', word)),
      query,
    );
}
