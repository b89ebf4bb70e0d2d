import type { FastifyBaseLogger } from 'fastify';
import type { AppError } from '../errors.ts';
import { DatabaseUnavailableError } from '../lib/database-unavailable.ts';

/**
 * Logs a failure of the server. An outage of the database is not logged here: it fails many requests,
 * and is logged once when it begins and when it ends.
 */
export function logFailure(log: FastifyBaseLogger, refusal: AppError, facts: object = {}): void {
  const { status, cause, message } = refusal;
  if (status < 500 || (cause instanceof DatabaseUnavailableError && cause.isOutage)) return;
  log.error({ err: cause, ...facts }, message);
}
