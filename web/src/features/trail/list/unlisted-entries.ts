import type { TrailEntry, TrailPage } from '@hoptrail/contracts/trail';
import { useMemo } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { useWaiting } from '../shared/waiting/use-waiting.ts';

/**
 * Returns the check-ins with waiting changes that are newer than the list, newest first: it was
 * stored for use offline before them, or is not there.
 * @param search a search finds none of them
 */
export function useUnlistedEntries(
  list: { pages: readonly TrailPage[] } | undefined,
  search: string,
): readonly TrailEntry[] {
  const { id: userId } = useSignedInUser();
  const { changes } = useWaiting();
  return useMemo(() => {
    if (search !== '') return [];
    const newest = list?.pages[0]?.entries[0];
    return [...changes.values()]
      .filter((change) => change.userId === userId)
      .map(({ entry }) => entry)
      .filter(({ id, createdAt }) => !newest || (id !== newest.id && createdAt > newest.createdAt))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }, [changes, list, search, userId]);
}
