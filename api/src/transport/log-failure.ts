import type { FastifyRequest } from 'fastify';
import { securityEventOf } from '../access/security-log.rules.ts';
import type { AppError } from '../errors.ts';
import { isDatabaseOutage } from '../lib/database-unavailable.ts';
import { isOutage } from '../objects/s3/failures.ts';

/**
 * Logs a failure of the server with its procedure and path, and records a refusal in the security
 * log. An outage of the database or of the object store is not logged here: it fails many requests, and
 * is logged once when it begins and when it ends.
 */
export function logFailure(
  { log, ip, server, url }: FastifyRequest,
  refusal: AppError,
  procedure: string | undefined,
): void {
  const { status, cause, message } = refusal;
  const entry = securityEventOf(refusal);
  if (entry) server.securityLog.record(entry.event, ip, entry.facts);
  if (status < 500 || isDatabaseOutage(cause) || isStoreOutage(refusal)) return;
  // The query may say where somebody is.
  const [path] = url.split('?');
  log.error({ err: cause, procedure, path }, message);
}

function isStoreOutage({ code, cause }: AppError): boolean {
  return code === 'storage.unreachable' && (cause === undefined || isOutage(cause));
}
