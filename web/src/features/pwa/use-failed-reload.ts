import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isFinal } from '../../data/errors.ts';

/**
 * Returns when the oldest data on the page was fetched whose last reload failed; undefined if none
 * did. A refusal, such as that of a deleted object, is shown where it belongs.
 */
export function useFailedReload(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const failed = cache.findAll({ type: 'active', predicate: isFailedReload });
    return failed.length > 0
      ? Math.min(...failed.map(({ state }) => state.dataUpdatedAt))
      : undefined;
  });
}

/** Returns whether a query shows data of an earlier fetch after a failure. */
function isFailedReload({ state }: Query): boolean {
  return state.status === 'error' && state.data !== undefined && !isFinal(state.error);
}
