import { useSyncExternalStore } from 'react';
import { installPrompt } from '../../../lib/browser/installation/install-prompt.ts';
import { isInstalled } from '../../../lib/browser/installation/installed.ts';

/** `browser`: the browser asks by itself. `share`: an iPhone or iPad, where its share menu does it. */
export type WayToInstall = 'browser' | 'share';

/** Returns how the app can be installed here; undefined where it is installed, or cannot be. */
export function useWayToInstall(): WayToInstall | undefined {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get, () => undefined);
  if (isInstalled()) return undefined;
  if (prompt) return 'browser';
  return isIos(navigator) ? 'share' : undefined;
}

/** Returns whether a browser runs on an iPhone or iPad, which calls itself a Mac with a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
