import type { LogbookEntry, LogbookPage } from '@hoptrail/contracts/logbook/logbook';
import { useMemo, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { waitingCalls } from '../../../data/waiting/calls/waiting-calls.ts';
import { entryOfCall } from '../shared/waiting/entry-of-call.ts';
import { useWaiting } from '../shared/waiting/use-waiting.ts';

/**
 * Returns the check-ins with waiting changes that the list does not have, newest first: those that
 * are newer than a list from offline storage, those whose change was refused, for example because
 * their brewery was deleted, and those that wait themselves.
 * @param search the search words; a search finds none of these check-ins
 */
export function useUnlistedEntries(
  list: { pages: readonly LogbookPage[] } | undefined,
  search: string,
): readonly LogbookEntry[] {
  const { id: userId } = useSignedInUser();
  const { changes } = useWaiting();
  const calls = useSyncExternalStore(waitingCalls.subscribe, waitingCalls.all, waitingCalls.all);
  return useMemo(() => {
    if (search !== '') return [];
    const newest = list?.pages[0]?.entries[0];
    const listed = new Set(list?.pages.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const waiting = calls.flatMap((call) =>
      call.kind === 'checkin' && call.userId === userId ? entryOfCall(call) : [],
    );
    const isWaiting = new Set(waiting.map(({ id }) => id));
    const changed = [...changes.values()]
      .filter((change) => change.userId === userId)
      .filter(({ entry, problem }) => {
        if (listed.has(entry.id) || isWaiting.has(entry.id)) return false;
        return problem !== undefined || !newest || entry.createdAt > newest.createdAt;
      })
      .map(({ entry }) => entry);
    return [...waiting.filter(({ id }) => !listed.has(id)), ...changed].toSorted((a, b) =>
      a.createdAt < b.createdAt ? 1 : -1,
    );
  }, [calls, changes, list, search, userId]);
}
