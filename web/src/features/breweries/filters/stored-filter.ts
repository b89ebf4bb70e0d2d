import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { openStatus } from '@hoptrail/contracts/hours/open-status';
import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import { fold, foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { ServerFilters } from './server-filters.ts';

interface FilterContext {
  /** The ids of the person's favorites. */
  favorites: readonly string[];
  /** The ids of the breweries where the person was. */
  visited: ReadonlySet<string>;
  near: Position | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Returns a filter of stored breweries, as the server filters them. Leaves out the events of today,
 * which are not stored with the breweries.
 */
export function storedFilter(
  filters: ServerFilters & { q?: string | undefined },
  { favorites, visited, near, now }: FilterContext,
): (brewery: ListedBrewery) => boolean {
  const { q, openNow, notVisited, offers = [], radius } = filters;
  const words = foldedWords(q);
  return (brewery) => {
    const { id, name, city, state } = brewery;
    const text = fold(`${name} ${city} ${state}`);
    const place = positionOf(brewery);
    const isFar = () => near && (!place || distanceMiles(near, place) > (radius ?? 0));
    const isOpen = () => openStatus(brewery, new Date(now))?.state === 'open';
    return (
      words.every((word) => text.includes(word)) &&
      !(filters.favorites && !favorites.includes(id)) &&
      !(notVisited && visited.has(id)) &&
      offers.every((offer) => brewery.offers.includes(offer)) &&
      !(radius !== undefined && isFar()) &&
      (!openNow || isOpen())
    );
  };
}
