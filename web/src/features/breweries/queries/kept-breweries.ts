import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { queryOptions } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Client, trpc } from '../../../data/trpc.ts';

const HOUR_MS = 3_600_000;
/** The number of breweries that a device keeps. */
const KEPT = 200;

/** The key of all kept breweries. */
export const keptBreweriesKey = [...getQueryKey(trpc.breweries.list), 'kept'];

/**
 * Returns the query for the breweries nearest to a position that a device keeps for the time
 * without a connection; they are stored like each response of the list.
 * @param near undefined where the position is not known
 */
export function keptBreweries(client: Client, near: Position | undefined) {
  const place = near && { lat: rounded(near.latitude), lng: rounded(near.longitude) };
  return queryOptions({
    queryKey: [...keptBreweriesKey, { ...place }],
    queryFn: ({ signal }): Promise<ListedBrewery[]> =>
      client.breweries.list.query({ ...place, limit: KEPT }, { signal }),
    staleTime: HOUR_MS,
  });
}

/** Returns a coordinate to about five kilometres: nearer, the same breweries are kept. */
function rounded(degrees: number): number {
  return Math.round(degrees * 20) / 20;
}
