import { type ErrorCode, errorTexts } from '@hoptrail/contracts/errors';
import { TRPCClientError } from '@trpc/client';

/** What the server told about a refusal; empty when it could not be reached. */
interface Refusal {
  status?: number;
  code?: ErrorCode;
  /** Seconds to wait, on 429. */
  retryAfter?: number;
  /** What is there by now, with `edit.conflict`. */
  current?: unknown;
}

/** Reads the server's refusal out of a failed call. */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof TRPCClientError)) return {};
  const data: unknown = error.data;
  if (!isRecord(data)) return {};
  return {
    ...(typeof data.httpStatus === 'number' && { status: data.httpStatus }),
    ...(isErrorCode(data.appCode) && { code: data.appCode }),
    ...(typeof data.retryAfter === 'number' && { retryAfter: data.retryAfter }),
    ...(isRecord(data.current) && { current: data.current }),
  };
}

/** Whether a username was refused: the sentence belongs to its field. */
export function isUsernameRefusal(error: unknown): boolean {
  return refusal(error).code?.startsWith('user.username') === true;
}

/**
 * What happened, in words for the person.
 * @param fallback said when the failure has no words of its own
 */
export function errorMessage(error: unknown, fallback: string = errorTexts['server.failed']) {
  if (!(error instanceof TRPCClientError)) return fallback;
  if (refusal(error).status !== undefined) return error.message || fallback;
  // A proxy or a hotel's Wi-Fi answered with a page of its own.
  if (error.cause instanceof SyntaxError) return 'Server returned invalid response format';
  return 'Hoptrail cannot be reached. Check your connection and try again.';
}

/** The failure as the console shows it: `{status}: {message}` (specification, part 8). */
export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${refusal(error).status ?? 0}: ${message}`;
}

/** Whether asking again could help: not when the server refused what was asked. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = refusal(error);
  return status === undefined || status >= 500;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTexts, value);
}
