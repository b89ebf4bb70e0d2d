import { startTransition, useEffect, useState } from 'react';

/** More cards than these are beyond the window. */
const FIRST = 4;
const STEP = 4;
const PAUSE_MS = 50;

/**
 * Returns how many cards of a list to render: a few at once, and some more after each pause. All at
 * once would stop a map that is being panned.
 * @param list the text that another list does not have
 */
export function useGrowingCount(list: string, length: number): number {
  const [grown, setGrown] = useState({ list, count: FIRST });
  const count = grown.list === list ? grown.count : FIRST;
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => {
      startTransition(() => setGrown({ list, count: count + STEP }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [list, count, isWhole]);
  return Math.min(count, length);
}
