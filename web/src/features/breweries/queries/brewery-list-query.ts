import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Client, trpc } from '../../../data/trpc.ts';
import { roundDegrees } from '../../../lib/geolocation/round-degrees.ts';
import type { ServerFilters } from '../filters/server-filters.ts';

const PAGE_SIZE = 20;
const MINUTE_MS = 60_000;

/** The query key of all lists. */
export const breweryPagesKey = [...getQueryKey(trpc.breweries.list), 'pages'];

interface ListOptions {
  /** The search words; empty for all breweries. */
  q?: string | undefined;
  filters?: ServerFilters;
  /** The position; undefined for the default order. */
  near: Position | undefined;
}

/**
 * Returns the query for the breweries page by page: nearest first from a position, by name without
 * one.
 */
export function breweryPages(client: Client, { q, filters = {}, near }: ListOptions) {
  const { radius, ...others } = filters;
  const input = {
    ...(q && { q }),
    ...(near && { lat: roundDegrees(near.latitude), lng: roundDegrees(near.longitude) }),
    ...(near && radius && { radius }),
    ...others,
  };
  const isFiltered = Object.keys(filters).length > 0;
  return infiniteQueryOptions({
    queryKey: [...breweryPagesKey, input],
    queryFn: ({ pageParam: offset, signal }) =>
      client.breweries.list.query({ ...input, offset, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: ListedBrewery[], pages) =>
      last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
    // What is open, and what a person visited, changes sooner.
    staleTime: isFiltered ? MINUTE_MS : 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
  });
}

/**
 * Queries the breweries. The previous list stays until the next response arrives.
 * @param isReady false while waiting for the position
 */
export function useBreweryList(options: ListOptions, isReady: boolean) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    ...breweryPages(client, options),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });
}
