const HOUR_MS = 3_600_000;
/** The first page has the line to itself. */
const PATIENCE_MS = 3000;

/**
 * Lets the service worker keep the app for the time without signal, and looks for a new version
 * whenever somebody comes back to the app, once an hour at most.
 * @param onReady hears of a new version that waits
 * @returns how to stop
 */
export function followUpdates(onReady: (waiting: ServiceWorker) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const start = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = () => {
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (registration.waiting && isUpdate && !signal.aborted) onReady(registration.waiting);
    };
    look();
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', look, { signal }),
      { signal },
    );
    let lookedAt = Date.now();
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR_MS) return;
      lookedAt = Date.now();
      // Without signal there is nothing to find.
      registration.update().catch(() => {});
    };
    document.addEventListener('visibilitychange', lookAgain, { signal });
  };
  const timer = setTimeout(() => {
    start().catch((error) => console.warn('The app is not kept for offline use.', error));
  }, PATIENCE_MS);

  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Lets a waiting version take over and starts the page again with it. */
export function applyUpdate(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  // Another tab may have let it in already.
  if (waiting.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
