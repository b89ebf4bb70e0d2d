/** Thrown where the database cannot be reached, or cannot answer at present; a later try may work. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
