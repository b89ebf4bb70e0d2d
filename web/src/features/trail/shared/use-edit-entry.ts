import type { TrailEntry, TrailPage } from '@hoptrail/contracts/trail';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useContext } from 'react';
import { OfflineStoreContext } from '../../../data/invalidate.ts';
import { writeResponse } from '../../../data/offline/offline-queries.ts';
import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { type CachedTrail, withEntry } from './with-entry.ts';

/** Changes the note and the privacy of an own check-in. */
export function useUpdateEntry() {
  const store = useStoreEntry();
  return trpc.checkins.update.useMutation({
    onSuccess: store,
    onError: (error) => showError('Check-in not saved', error),
  });
}

/** Sets the pictures of an own check-in. */
export function useSetPhotos() {
  const store = useStoreEntry();
  return trpc.checkins.photos.set.useMutation({
    onSuccess: store,
    onError: (error) => showError('Pictures not saved', error),
  });
}

/**
 * Returns a function that puts a changed check-in into all lists, in memory and offline. They are
 * not fetched again: that would take one request for each page that was scrolled through.
 */
function useStoreEntry() {
  const queryClient = useQueryClient();
  const store = useContext(OfflineStoreContext);
  const queryKey = getQueryKey(trpc.trail.list);
  return (entry: TrailEntry) => {
    for (const [key, data] of queryClient.getQueriesData<CachedTrail>({ queryKey })) {
      if (!data) continue;
      const next = withEntry(data, entry);
      queryClient.setQueryData<{ pages: TrailPage[] } | TrailPage>(key, next);
      if (store) writeResponse(store, key, next);
    }
  };
}
