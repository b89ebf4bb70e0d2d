/**
 * Thrown for a problem that the host must fix. The command line prints its message, which says what
 * is wrong and what to do, and exits with code 1, or with 78 if it is permanent.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Whether a restart with the same settings and files would fail in the same way. */
  readonly isPermanent: boolean = false;
}
