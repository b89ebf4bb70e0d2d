/**
 * Thrown for a problem that the host has to fix. The command line prints its message, which says
 * what is wrong and what to do, and ends with exit code 1.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
