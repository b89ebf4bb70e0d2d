/** Thrown where the database cannot be reached, or cannot answer at present; a later try may work. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** Whether the connection is the reason: such an outage is logged once, and not for each request. */
  readonly isOutage: boolean;

  constructor(
    message: string,
    { cause, isOutage = false }: { cause?: unknown; isOutage?: boolean } = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.isOutage = isOutage;
  }
}
