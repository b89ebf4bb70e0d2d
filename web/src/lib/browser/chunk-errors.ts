const NAME = 'ChunkError';

/**
 * Names the failure to load a part of the app (a JavaScript or CSS file), so that screens can tell
 * it from others. The router would answer the browser's own error with a reload of the document,
 * which ends on the browser's error page where there is no network.
 */
export function nameChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `A part of the app did not load. ${payload.message}`;
  });
}

/** Returns whether a part of the app could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}
