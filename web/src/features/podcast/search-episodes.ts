import { fold } from '@hoptrail/contracts/lib/text/fold';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import { grouped } from '../../lib/text/numbers.ts';

/** The fields of an episode that the search covers. */
export type SearchedEpisode = Pick<Episode, 'title' | 'guest' | 'business' | 'description'>;

/**
 * Returns the episodes whose title, guest, business or description contains a term, in their order.
 * Ignores case and accents.
 */
export function searchEpisodes<T extends SearchedEpisode>(episodes: T[], term: string): T[] {
  const wanted = fold(term);
  if (!wanted) return episodes;
  return episodes.filter(({ title, guest, business, description }) =>
    [title, guest, business, description].some((text) => text && fold(text).includes(wanted)),
  );
}

/** Returns the result of a search in words. */
export function foundText(count: number, term: string): string {
  if (count === 0) return `No episodes found for "${term}"`;
  return `Found ${grouped(count)} episode${count === 1 ? '' : 's'} for "${term}"`;
}
