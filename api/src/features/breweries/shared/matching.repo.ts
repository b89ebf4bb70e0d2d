import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/**
 * Keeps the breweries whose folded text contains every word.
 * @param words folded, with blanks between them
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
