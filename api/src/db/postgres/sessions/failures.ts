import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';

/** Conditions of PostgreSQL that pass: connection failures, shut down or starting, no resources. */
const PASSING = /^(08|57P0|53(?!100)|25006|40001$|40P01$|55P03$|57014$)/;
/** Failures of the network and of the driver. */
const CONNECTION =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT$)/;

/** A foreign key refers to no row. */
export const BROKEN_REFERENCE = '23503';

/** The server is read-only now: another host may have become the primary. */
const NO_WRITES = '25006';

/** Returns the SQLSTATE or the driver's code of an error or its cause; the empty text without one. */
export function codeOf(thrown: unknown): string {
  const error = thrown instanceof DatabaseUnavailableError ? thrown.cause : thrown;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Converts an error of the driver: a condition that passes becomes a `DatabaseUnavailableError` with
 * the error as its cause; all others stay as they are.
 */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  const code = codeOf(error);
  if (!PASSING.test(code) && !CONNECTION.test(code)) return error;
  const reason = error instanceof Error ? error.message : code;
  return new DatabaseUnavailableError(`The database cannot answer at present (${reason}).`, {
    cause: error,
    isOutage: isConnectionLost(error),
  });
}

/** Tells whether an error means that the connection is of no use any more. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return /^(08|57P0)/.test(code) || code === NO_WRITES || isUnreachable(error);
}

/** Tells whether a server could not be reached at all, and so did not refuse. */
export function isUnreachable(error: unknown): boolean {
  return CONNECTION.test(codeOf(error));
}

/** Tells whether the server has no connections left, while those there are go on. */
export function hasNoConnectionsLeft(error: unknown): boolean {
  return codeOf(error) === '53300';
}

/**
 * Tells whether a transaction lost to another one, and may end well when it is run again: by a
 * deadlock, because a row that it refers to was deleted after it had been read, or because a newer
 * instance has migrated.
 */
export function lostToAnother(error: unknown): boolean {
  return ['40001', '40P01', BROKEN_REFERENCE].includes(codeOf(error)) || hasStalePlan(error);
}

/**
 * Tells whether a table has got more columns since the statement was prepared. The driver prepares
 * such a statement again, but a transaction has failed by then.
 */
export function hasStalePlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** Tells whether a pooler refused a setting that came with the start of a session. */
export function isUnknownParameter(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  return cause instanceof Error && /unsupported startup parameter/.test(cause.message);
}
