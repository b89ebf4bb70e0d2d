import { notifyManager, type Query, type QueryPersister } from '@tanstack/react-query';
import { isUnanswered, noticed } from './offline.ts';
import { isServerPath, storageKey, writeResponse } from './offline-queries.ts';
import type { OfflineResponse, OfflineStore } from './offline-store.ts';

/**
 * Stores responses for the next start and for offline use. A screen shows the stored response of
 * its exact query at once, and the new one when it arrives; a response of a similar query (a list
 * from another position, or from before a change) is shown only when no new one arrives.
 * @param mayKeep whether a person is signed in, whose sign-out clears the store
 */
export function createQueryPersister(store: OfflineStore, mayKeep: () => boolean): QueryPersister {
  return async (queryFn, context, query) => {
    if (!isServerPath(query.queryKey[0])) return await queryFn(context);
    const name = storageKey(query.queryKey);
    if (name === undefined) return await noticed(() => queryFn(context));

    const stored = query.state.data === undefined ? await store.read(name) : undefined;
    if (stored?.hash === query.queryHash && !stored.isOutdated) {
      afterwards(() => refreshFrom(query, stored));
      return stored.data;
    }
    const requestedAt = Date.now();
    try {
      const data = await noticed(() => queryFn(context));
      // When it is gone from the cache, the person has signed out meanwhile.
      if (mayKeep() && context.client.getQueryCache().get(query.queryHash) === query) {
        writeResponse(store, query.queryKey, data, requestedAt);
      }
      return data;
    } catch (error) {
      if (!stored || !isUnanswered(error)) throw error;
      afterwards(() => {
        query.setState({ dataUpdatedAt: stored.savedAt });
        query.invalidate();
      });
      return stored.data;
    }
  };
}

/** Sets the true age of a restored response, and refetches it when it is too old. */
function refreshFrom(query: Query, { savedAt }: OfflineResponse) {
  query.setState({ dataUpdatedAt: savedAt });
  // The query reports its failure itself.
  if (query.isStale()) query.fetch().catch(() => {});
}

/** Runs after the query has taken the restored response. */
function afterwards(act: () => void) {
  notifyManager.schedule(act);
}
