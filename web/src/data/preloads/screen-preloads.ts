import { preloads } from '@hoptrail/screens/app-screens';
import { preloaded } from '@hoptrail/screens/preloaded';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { getUntypedClient } from '@trpc/client';
import type { Client } from '../trpc.ts';
import { queryKey } from './preloaded-queries.ts';

interface Preloading {
  client: Client;
  queryClient: QueryClient;
  /** Returns the id of the signed-in person. */
  userId: () => string | undefined;
}

/**
 * Lets the router ask the queries of a screen before it shows the screen, beside the loader that its
 * route has. Nothing waits for the responses: the screen shows its skeleton until they are there.
 * @param routesByPath of the router
 */
export function addPreloads(
  routesByPath: object,
  { client, queryClient, userId }: Preloading,
): void {
  const routes: AnyRoute[] = Object.values(routesByPath);
  const untyped = getUntypedClient(client);
  for (const { to, options } of routes) {
    const { audience, preload } = preloads[to] ?? {};
    if (!preload) continue;
    const { loader } = options;
    options.loader = (match: { params: object }) => {
      const me = userId();
      const isAllowed = me !== undefined || audience === 'visitor';
      for (const [name, input] of isAllowed ? preloaded(preload, { ...match.params, me }) : []) {
        const queryFn = () => untyped.query(name, input ?? undefined);
        void queryClient.prefetchQuery({ queryKey: queryKey(name, input), queryFn });
      }
      loader?.(match);
    };
  }
}
