import { badgeTiers } from '@hoptrail/contracts/lib/badges';
import { picturesAhead, queriesAhead } from '@hoptrail/screens/ahead-screens';
import { type PreloadedQuery, preloaded } from '@hoptrail/screens/preloaded';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getUntypedClient } from '@trpc/client';
import { storageKey } from '../../data/offline/offline-queries.ts';
import type { OfflineStore } from '../../data/offline/offline-store.ts';
import { whenControlled } from '../../data/offline/when-controlled.ts';
import { FIRST_PAGE, pagesKey, queryKey } from '../../data/preloads/preloaded-queries.ts';
import type { Client } from '../../data/trpc.ts';
import { keepList, wholeListKey } from '../breweries/shared/keep-list.ts';

interface KeepOptions {
  client: Client;
  queryClient: QueryClient;
  store: OfflineStore;
  /** The id of the signed-in person. */
  me: string;
}

/**
 * Fetches what the first screens show, so that they can be read offline from the first visit. Asks
 * only for what the device has never stored, so later visits ask for nothing.
 */
export async function keepFirstScreens(options: KeepOptions): Promise<void> {
  const { client, queryClient, store, me } = options;
  const isMissing = async (key: QueryKey) => {
    const name = storageKey(key);
    return name !== undefined && (await store.read(name)) === undefined;
  };
  const queries = queriesAhead.flatMap((queries) => preloaded(queries, { me }));
  const missing = await Promise.all(
    queries.map(async (query) => ((await isMissing(keyOf(query))) ? [query] : [])),
  );
  const untyped = getUntypedClient(client);
  for (const query of missing.flat()) {
    const { name, input } = query;
    const options = {
      queryKey: keyOf(query),
      queryFn: () => untyped.query(name, input ?? undefined),
    };
    if (query.isFirstPage) {
      void queryClient.prefetchInfiniteQuery({ ...options, initialPageParam: FIRST_PAGE });
    } else void queryClient.prefetchQuery(options);
  }
  if (await isMissing(wholeListKey)) await keepList(client, queryClient);
  // The service worker stores each drawing that passes it.
  await whenControlled();
  const drawings = [...picturesAhead, ...badgeTiers.map(({ icon }) => icon)];
  await Promise.all(
    drawings.map(async (drawing) => (await caches.match(drawing)) ?? (await fetch(drawing))),
  );
}

function keyOf({ name, input, isFirstPage }: PreloadedQuery): QueryKey {
  return isFirstPage ? pagesKey(name, input) : queryKey(name, input);
}
