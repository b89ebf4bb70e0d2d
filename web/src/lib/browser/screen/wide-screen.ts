import { useSyncExternalStore } from 'react';

/** As in the stylesheets, where the layouts change (theme.css). */
const WIDE = '(width >= 900px) and (height >= 480px)';

/** Returns whether the window has space for a list or a map beside a screen; renders again when that changes. */
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
