import { useState } from 'react';

/**
 * Folds the styles after each search that succeeded, until the person opens them.
 * @param found the result of the last search; undefined before the first
 * @param searchedAt when the search of this visit was sent, if it succeeded
 */
export function useFold<Found>(found: Found | undefined, searchedAt: number | undefined) {
  const [opened, setOpened] = useState<{ found: Found; at: number }>();
  const [closedAt, setClosedAt] = useState<number>();
  const isFolded = found !== undefined && opened?.found !== found;
  return {
    isFolded,
    /** When the person opened them; undefined while they are folded, or before a search. */
    openedAt: isFolded ? undefined : opened?.at,
    /** When the results of this visit came, or the person went back to them. */
    shownAt: searchedAt === undefined ? closedAt : Math.max(searchedAt, closedAt ?? 0),
    open: () => {
      if (found !== undefined) setOpened({ found, at: Date.now() });
    },
    /** Folds them without a search; undefined where there are no results. */
    close:
      found === undefined
        ? undefined
        : () => {
            setOpened(undefined);
            setClosedAt(Date.now());
          },
  };
}
