import type { LogbookEntry, LogbookPage } from '@hoptrail/contracts/logbook/logbook';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { writeResponse } from '../../../data/offline/offline-queries.ts';
import type { OfflineStore } from '../../../data/offline/offline-store.ts';
import { trpc } from '../../../data/trpc.ts';
import { type CachedLogbook, withEntry } from './with-entry.ts';

interface Caches {
  queryClient: QueryClient;
  store: OfflineStore | undefined;
}

/**
 * Puts a changed check-in into all lists, in memory and offline. They are not fetched again: that
 * would take one request for each page that was scrolled through.
 */
export function storeEntry({ queryClient, store }: Caches, entry: LogbookEntry): void {
  const queryKey = getQueryKey(trpc.logbook.list);
  for (const [key, data] of queryClient.getQueriesData<CachedLogbook>({ queryKey })) {
    if (!data) continue;
    const next = withEntry(data, entry);
    queryClient.setQueryData<{ pages: LogbookPage[] } | LogbookPage>(key, next);
    if (store) writeResponse(store, key, next);
  }
}
