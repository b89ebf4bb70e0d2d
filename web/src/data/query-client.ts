import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorLine, isWorthRetrying } from './errors.ts';
import type { OfflineStore } from './offline/offline-store.ts';
import { createQueryPersister } from './offline/query-persistence.ts';
import { queryKey } from './preloads/preloaded-queries.ts';

const MINUTE_MS = 60_000;

interface QueryClientOptions {
  /** Stores responses for the next start and for offline use. */
  store: OfflineStore;
  /** Whether responses may be stored now. */
  mayKeep: () => boolean;
  /** Called with every failed call. */
  onError: (error: unknown) => void;
}

/**
 * Creates the query cache with the product's times. Offline, calls fail at once instead of waiting.
 */
export function createQueryClient({ store, mayKeep, onError }: QueryClientOptions): QueryClient {
  const report = (error: unknown) => {
    console.error(errorLine(error));
    onError(error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: 2 * MINUTE_MS,
        gcTime: 5 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 1000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: createQueryPersister(store, mayKeep),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The global settings seldom change.
  client.setQueryDefaults(queryKey('settings.all'), {
    staleTime: 10 * MINUTE_MS,
    gcTime: 30 * MINUTE_MS,
  });
  return client;
}
