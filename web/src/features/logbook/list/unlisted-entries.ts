import type { LogbookEntry, LogbookPage } from '@hoptrail/contracts/logbook/logbook';
import { useMemo } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { useWaiting } from '../shared/waiting/use-waiting.ts';

/**
 * Returns the check-ins with waiting changes that the list does not have, newest first: those that
 * are newer than a list from offline storage, and those whose change was refused, for example
 * because their brewery was deleted.
 * @param search the search words; a search finds none of these check-ins
 */
export function useUnlistedEntries(
  list: { pages: readonly LogbookPage[] } | undefined,
  search: string,
): readonly LogbookEntry[] {
  const { id: userId } = useSignedInUser();
  const { changes } = useWaiting();
  return useMemo(() => {
    if (search !== '') return [];
    const newest = list?.pages[0]?.entries[0];
    const listed = new Set(list?.pages.flatMap(({ entries }) => entries.map(({ id }) => id)));
    return [...changes.values()]
      .filter((change) => change.userId === userId)
      .filter(({ entry, problem }) => {
        if (listed.has(entry.id)) return false;
        return problem !== undefined || !newest || entry.createdAt > newest.createdAt;
      })
      .map(({ entry }) => entry)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }, [changes, list, search, userId]);
}
