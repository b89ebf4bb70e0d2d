import { preloads } from '@hoptrail/screens/app-screens';
import { mayPreload, preloaded } from '@hoptrail/screens/preloaded';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { getUntypedClient } from '@trpc/client';
import type { Client } from '../trpc.ts';
import { FIRST_PAGE, pagesKey, queryKey } from './preloaded-queries.ts';

interface Preloading {
  client: Client;
  queryClient: QueryClient;
  /** Returns the signed-in person. */
  user: () => { id: string; role: string } | undefined;
}

/**
 * Lets the router ask the queries of a screen before it shows the screen, beside the loader that its
 * route has. Nothing waits for the responses: the screen shows its skeleton until they are there.
 * @param routesByPath of the router
 */
export function addPreloads(routesByPath: object, { client, queryClient, user }: Preloading): void {
  const routes: AnyRoute[] = Object.values(routesByPath);
  const untyped = getUntypedClient(client);
  for (const { to, options } of routes) {
    const { audience, preload } = preloads[to] ?? {};
    if (!preload) continue;
    const { loader } = options;
    options.loader = (match: { params: object; location: { searchStr: string } }) => {
      const me = user();
      const params = { ...match.params, me: me?.id, hasSearch: match.location.searchStr !== '' };
      const queries = mayPreload(audience, me) ? preloaded(preload, params) : [];
      for (const { name, input, isFirstPage } of queries) {
        const queryFn = () => untyped.query(name, input ?? undefined);
        if (isFirstPage) {
          const pages = { queryKey: pagesKey(name, input), initialPageParam: FIRST_PAGE };
          // A list in the cache may have more pages, which only the screen can fetch again.
          void queryClient.prefetchInfiniteQuery({ ...pages, queryFn, staleTime: 'static' });
        } else void queryClient.prefetchQuery({ queryKey: queryKey(name, input), queryFn });
      }
      loader?.(match);
    };
  }
}
