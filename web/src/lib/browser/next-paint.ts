/**
 * Resolves once the browser has painted what has changed so far, so that longer work does not delay it;
 * at once in the background, where nothing is painted.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
