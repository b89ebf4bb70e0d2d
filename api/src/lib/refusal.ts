/**
 * Thrown for a problem that the host must fix. The command line prints its message, which says what
 * is wrong and what to do, and exits with code 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
