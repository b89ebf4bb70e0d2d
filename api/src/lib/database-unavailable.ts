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

/**
 * Tells whether an error, or one of its causes, means that the database cannot be reached. Such an outage
 * is logged when it begins and when it ends, and not by what fails meanwhile.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError && error.isOutage) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseOutage(error.cause);
}
