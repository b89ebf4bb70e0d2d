import type { ErrorCode } from '@hoptrail/contracts/errors';
import { clientErrorTexts } from '@hoptrail/contracts/errors/client-errors';
import { TRPCClientError } from '@trpc/client';
import { UNREACHABLE } from '../lib/browser/reload-page.ts';
import { ForeignResponse } from './fetch-json.ts';

const NOT_ACCEPTED = 'Something is missing or not valid. Please check it and try again.';

/** The parts of a refusal by the server; empty if the server could not be reached. */
interface Refusal {
  status?: number;
  code?: ErrorCode;
  /** The message of a whole request. */
  message?: string;
  /** Seconds to wait, on 429. */
  retryAfter?: number;
  /** The stored values, with `edit.conflict`. */
  current?: unknown;
}

/**
 * Returns the refusal in a failed call. A proxy's 502 to 504 counts as a refusal; other foreign
 * responses, such as the page of a hotel's Wi-Fi, do not.
 */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof TRPCClientError)) return {};
  const { cause, data, meta } = error;
  if (cause instanceof ForeignResponse) return cause.status < 500 ? {} : { status: cause.status };
  if (!isRecord(data)) return refusalOfRequest(meta);
  return {
    ...(typeof data.httpStatus === 'number' && { status: data.httpStatus }),
    ...(isErrorCode(data.appCode) && { code: data.appCode }),
    ...(typeof data.retryAfter === 'number' && { retryAfter: data.retryAfter }),
    ...(isRecord(data.current) && { current: data.current }),
  };
}

/** Returns whether a username was refused, so that the message belongs to its field. */
export function isUsernameRefusal(error: unknown): boolean {
  return refusal(error).code?.startsWith('user.username') === true;
}

/** Returns the refusal of a whole request, sent before any of its calls ran. */
function refusalOfRequest(meta: Record<string, unknown> | undefined): Refusal {
  if (!(meta?.response instanceof Response)) return {};
  const { status } = meta.response;
  const { code, message } = isRecord(meta.responseJSON) ? meta.responseJSON : {};
  return { status, ...(isErrorCode(code) && typeof message === 'string' && { code, message }) };
}

/** Returns whether the object of a change no longer exists. */
export function isGoneRefusal(error: unknown): boolean {
  const { code } = refusal(error);
  return code?.endsWith('.notFound') === true && code !== 'user.notFound';
}

/** Returns whether the server would refuse the same request again. */
export function isFinal(error: unknown): boolean {
  const { status = 0 } = refusal(error);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Returns the message of a failure for the person.
 * @param fallback used when the failure has no message
 */
export function errorMessage(error: unknown, fallback: string = clientErrorTexts['server.failed']) {
  if (!(error instanceof TRPCClientError)) return fallback;
  const { status, message } = refusal(error);
  const isOfCall = isRecord(error.data) || error.cause instanceof ForeignResponse;
  if (isOfCall) return withoutPath(error.message) || fallback;
  if (status !== undefined) return message || fallback;
  return UNREACHABLE;
}

/**
 * Returns a message for people. One about a field of an input, such as `15.when.startsAt: Required`,
 * is for programs.
 */
function withoutPath(message: string): string {
  return /^[\w-]+(\.[\w-]+)*: (Required|Expected|Invalid|String must|Number must)/.test(message)
    ? NOT_ACCEPTED
    : message;
}

/** Returns a failure as the console shows it: `{status}: {message}`. */
export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${refusal(error).status ?? 0}: ${message}`;
}

/** Returns whether a retry could help: not when the server refused the request. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = refusal(error);
  return status === undefined || status >= 500;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value has the form of a code; which ones exist is known to the server. */
function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && /^\w+\.\w+$/.test(value);
}
