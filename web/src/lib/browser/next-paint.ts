let isAfterPaint = false;

/**
 * Resolves once the browser has painted what has changed so far, so that longer work does not delay it:
 * at once for work that has waited for a paint already, and in a page in the background, which paints
 * nothing.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden || isAfterPaint) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        isAfterPaint = true;
        setTimeout(() => {
          isAfterPaint = false;
        });
        resolve();
      });
    });
  });
}
