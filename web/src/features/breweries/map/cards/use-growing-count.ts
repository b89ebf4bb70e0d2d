import { startTransition, useEffect, useState } from 'react';

/** More cards than these are beyond the window. */
const FIRST = 4;
const STEP = 4;
const PAUSE_MS = 50;

/**
 * Returns how many cards of a list to render: a few at first, and a few more after each pause.
 * Rendering all of them together would delay a map that is being panned.
 * @param list identifies the list; another one begins anew
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
