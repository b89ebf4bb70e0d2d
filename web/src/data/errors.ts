import { type ErrorCode, errorTexts } from '@hoptrail/contracts/errors';
import { TRPCClientError } from '@trpc/client';
import { UNREACHABLE } from '../lib/browser/reload-page.ts';
import { ForeignAnswer } from './fetch-json.ts';

/** What the server told about a refusal; empty when it could not be reached. */
interface Refusal {
  status?: number;
  code?: ErrorCode;
  /** Seconds to wait, on 429. */
  retryAfter?: number;
  /** What is there by now, with `edit.conflict`. */
  current?: unknown;
}

/**
 * Reads the refusal out of a failed call. A proxy that cannot reach the server refuses too; other
 * answers of others, such as the page of a hotel's Wi-Fi, do not come from the server at all.
 */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof TRPCClientError)) return {};
  const { cause, data, meta } = error;
  if (cause instanceof ForeignAnswer) return cause.status < 500 ? {} : { status: cause.status };
  if (!isRecord(data)) return refusalOfRequest(meta);
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

/** Reads a refusal of the whole request, which comes before any call of it is made. */
function refusalOfRequest(meta: Record<string, unknown> | undefined): Refusal {
  if (!(meta?.response instanceof Response)) return {};
  const { status } = meta.response;
  const code = isRecord(meta.responseJSON) ? meta.responseJSON.code : undefined;
  return { status, ...(isErrorCode(code) && { code }) };
}

/** Whether what was to be changed is not there any more; an account may be looked up by mistake. */
export function isGoneRefusal(error: unknown): boolean {
  const { code } = refusal(error);
  return code?.endsWith('.notFound') === true && code !== 'user.notFound';
}

/** Whether the server refused for good, so that the same once more is refused as well. */
export function isFinal(error: unknown): boolean {
  const { status = 0 } = refusal(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * What happened, in words for the person.
 * @param fallback said when the failure has no words of its own
 */
export function errorMessage(error: unknown, fallback: string = errorTexts['server.failed']) {
  if (!(error instanceof TRPCClientError)) return fallback;
  const { status, code } = refusal(error);
  const isOfCall = isRecord(error.data) || error.cause instanceof ForeignAnswer;
  if (isOfCall) return error.message || fallback;
  if (status !== undefined) return code ? errorTexts[code] : fallback;
  return UNREACHABLE;
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
