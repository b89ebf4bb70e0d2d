import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { onUnknownProcedure } from './unknown-procedures.ts';

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker once the first screen is there. Looks for a new version when the
 * person comes back to the app, at most once an hour, and whenever the server does not know a
 * procedure that the app calls.
 * @param onReady called with a new version that waits
 * @returns a function that stops it
 */
export function followUpdates(
  queryClient: QueryClient,
  onReady: (waiting: ServiceWorker) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const start = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (signal.aborted) return;
    const look = () => {
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (registration.waiting && isUpdate) onReady(registration.waiting);
    };
    look();
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', look, { signal }),
      { signal },
    );
    let updatedAt = Date.now();
    const update = () => {
      updatedAt = Date.now();
      // Offline, there is no new version to find.
      registration.update().catch(() => {});
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - updatedAt >= HOUR_MS) update();
    };
    document.addEventListener('visibilitychange', onVisible, { signal });
    const unfollow = onUnknownProcedure(queryClient, () => {
      // The person may have dismissed a version that waits already.
      look();
      update();
    });
    signal.addEventListener('abort', unfollow);
  };
  whenIdle(() => {
    if (signal.aborted) return;
    start().catch((error) => console.warn('The app is not available offline.', error));
  });

  return () => stop.abort();
}

/** Activates a waiting version and reloads the page with it. */
export function applyUpdate(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  // Another tab may have activated it already.
  if (waiting.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
