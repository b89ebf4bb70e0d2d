/**
 * Resolves once the browser has painted what has changed so far, so that longer work does not delay it. A
 * page in the background paints nothing, and need not wait.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
