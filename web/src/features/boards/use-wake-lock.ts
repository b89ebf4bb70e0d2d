import { useEffect } from 'react';

/** Keeps a tablet that serves as a board from turning its screen off, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    const keepOn = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused while the battery is low, for example.
      void navigator.wakeLock?.request('screen').catch(() => {});
    };
    keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => document.removeEventListener('visibilitychange', keepOn);
  }, []);
}
