/** Thrown if there is no browser for the tests; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}
