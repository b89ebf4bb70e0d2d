import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { storageKey } from '../../data/offline/offline-queries.ts';
import { storedSince } from '../../data/offline/use-stored-item.ts';

/** Returns when the oldest data on the page was fetched; undefined without data. */
export function useShownSince(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const times = cache
      .findAll({ type: 'active' })
      .map(fetchedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : undefined;
  });
}

/** Returns when the data of a query was fetched that is stored for use offline; 0 for other queries. */
function fetchedAt(query: Query): number {
  return storageKey(query.queryKey) ? query.state.dataUpdatedAt : storedSince(query);
}
