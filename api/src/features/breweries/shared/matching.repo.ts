import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/**
 * Narrows a query to the breweries whose search text contains every word.
 * @param words folded, separated by blanks
 */
export function matching(words: string) {
  return <DB extends Pick<Tables, 'breweries'>, O>(
    query: SelectQueryBuilder<DB, 'breweries', O>,
  ): SelectQueryBuilder<DB, 'breweries', O> =>
    words
      .split(' ')
      .filter(Boolean)
      .reduce(
        (narrowed, word) => narrowed.where(sql<boolean>`instr(breweries.searchText, ${word}) > 0`),
        query,
      );
}
