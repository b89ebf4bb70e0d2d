const HOUR_MS = 3_600_000;
/** The longest wait for an idle page before the service worker is registered, in milliseconds. */
const IDLE_MS = 500;

/**
 * Registers the service worker once the first screen is there, and looks for a new version when
 * the person comes back to the app, at most once an hour.
 * @param onReady called with a new version that waits
 * @returns a function that stops it
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
      // Offline, there is no new version to find.
      registration.update().catch(() => {});
    };
    document.addEventListener('visibilitychange', lookAgain, { signal });
  };
  whenIdle(() => {
    if (signal.aborted) return;
    start().catch((error) => console.warn('The app is not kept for offline use.', error));
  });

  return () => stop.abort();
}

/** Runs once the page has loaded and the browser has drawn it. */
function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(act), { once: true });
    return;
  }
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}

/** Activates a waiting version and reloads the page with it. */
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
