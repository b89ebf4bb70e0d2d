import { useSyncExternalStore } from 'react';

/** As in the stylesheets, where the layouts change (theme.css). */
const WIDE = '(width >= 900px) and (height >= 480px)';

/**
 * Returns whether the window has space for a list or a map beside a screen, which large text takes (short-screen.ts);
 * renders again when that changes.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return matchMedia(WIDE).matches && document.documentElement.dataset.short !== 'narrow';
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  const observer = new MutationObserver(listener);
  query.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-short'] });
  return () => {
    query.removeEventListener('change', listener);
    observer.disconnect();
  };
}
