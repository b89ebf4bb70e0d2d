import { useSyncExternalStore } from 'react';

/** As in the stylesheets, where the layouts change (theme.css). */
const WIDE = '(width >= 900px)';

/** Returns whether the window is wide; renders again when that changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
