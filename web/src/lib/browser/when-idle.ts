/** When a device is busy all the time, it is taken as idle after this many milliseconds. */
const LATEST_MS = 500;

/** Runs once the page has loaded and the browser has drawn it. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if (document.readyState !== 'complete') {
    const stop = new AbortController();
    const { signal } = stop;
    let cancel = () => {};
    window.addEventListener('load', () => (cancel = whenIdle(act)), { once: true, signal });
    return () => {
      stop.abort();
      cancel();
    };
  }
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, LATEST_MS);
  return () => clearTimeout(timer);
}
