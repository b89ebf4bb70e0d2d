import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../../../data/trpc.ts';
import { positionOptions, requestAllowedPosition } from '../../../lib/geolocation/geolocation.ts';
import { breweryPages, breweryPagesKey } from '../queries/brewery-list-query.ts';
import { keptBreweries } from '../queries/kept-breweries.ts';

/** The key of the list without search and filters. */
export const wholeListKey = [...breweryPagesKey, {}];

/**
 * Fetches the list of breweries and those that a device keeps, so that list and map can be read
 * offline before they were opened. Does not ask for the position; uses it if that is allowed.
 */
export async function keepList(client: Client, queryClient: QueryClient): Promise<void> {
  const result = await requestAllowedPosition(positionOptions.events);
  const near = result.ok ? result.position : undefined;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(breweryPages(client, { near })),
    queryClient.prefetchQuery(keptBreweries(client, near)),
  ]);
}
