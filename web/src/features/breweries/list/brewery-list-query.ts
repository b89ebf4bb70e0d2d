import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../data/trpc.ts';

const PAGE_SIZE = 20;
const MINUTE_MS = 60_000;

/** Under this key the pages of every list are kept. */
export const breweryPagesKey = [...getQueryKey(trpc.breweries.list), 'pages'];

/**
 * The breweries, page by page: nearest first from a position, by name without one. What was
 * shown stays while the next answer is on its way.
 * @param near where from; undefined for the default order
 * @param isReady false while it is worth waiting for the position
 */
export function useBreweryList(q: string, near: Position | undefined, isReady: boolean) {
  const { client } = trpc.useUtils();
  const asked = {
    ...(q && { q }),
    ...(near && { lat: roundDegrees(near.latitude), lng: roundDegrees(near.longitude) }),
  };
  return useInfiniteQuery({
    queryKey: [...breweryPagesKey, asked],
    queryFn: ({ pageParam: offset, signal }) =>
      client.breweries.list.query({ ...asked, offset, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: ListedBrewery[], pages) =>
      last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    enabled: isReady,
  });
}

/** To about 50 metres, so that a phone that lies still finds its list in the cache. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 2000) / 2000;
}
