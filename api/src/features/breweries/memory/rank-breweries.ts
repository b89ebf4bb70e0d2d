import type { breweryList } from '@hoptrail/contracts/breweries/breweries';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { z } from 'zod';
import type { Caches } from '../../../context.ts';
import { type BreweryFilter, isFiltered } from './brewery-filter.ts';
import type { Ranked } from './places/place-index.ts';

/** The input of a list, with the limit that applies. */
export type BreweryQuery = z.infer<typeof breweryList>;

/**
 * Returns the open breweries of a list in their order, from memory: nearest first, followed by those
 * without coordinates; without a position all of them by name.
 * @param filter which of them to return; all without it
 */
export async function rankBreweries(
  { breweries, facts }: Pick<Caches, 'breweries' | 'facts'>,
  query: BreweryQuery,
  { now, filter }: { now: Date; filter: BreweryFilter | undefined },
): Promise<Ranked[]> {
  const { limit = Number.POSITIVE_INFINITY, offset = 0, radius: miles } = query;
  const count = offset + limit;
  const words = foldedWords(query.q);
  const only = words.length > 0 ? (await facts.current(now)).search(words) : undefined;
  const accepts: BreweryFilter = (id) => (only?.has(id) ?? true) && (filter?.(id) ?? true);
  if (!isNearby(query)) return firstOf(await facts.names(now), accepts, count).slice(offset);
  const from = { latitude: query.lat, longitude: query.lng };
  const near = await breweries.nearest(from, count, { miles, accepts: filter, only });
  if (near.length >= count || miles !== undefined) return near.slice(offset);
  const current = await facts.current(now);
  const isUnlocated: BreweryFilter = (id) => !current.hasPosition(id) && accepts(id);
  const others = firstOf(await facts.names(now), isUnlocated, count - near.length);
  return [...near, ...others].slice(offset);
}

/** Returns whether a list depends on the position. */
export function isNearby(
  query: BreweryQuery,
): query is BreweryQuery & { lat: number; lng: number } {
  return query.lat !== undefined && query.lng !== undefined;
}

/** Returns whether a list compares the breweries: with the words of a search, or by a filter. */
export function isNarrowed(query: BreweryQuery): boolean {
  return isFiltered(query) || foldedWords(query.q).length > 0;
}

function firstOf(ids: readonly string[], accepts: BreweryFilter, count: number): Ranked[] {
  const found: Ranked[] = [];
  for (const id of ids) {
    if (found.length >= count) break;
    if (accepts(id)) found.push({ id });
  }
  return found;
}
