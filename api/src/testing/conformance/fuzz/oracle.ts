import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, errorCodes } from '@hoptrail/contracts/errors';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { ServedProcedure } from '../../../transport/procedures.ts';
import { contractsOf } from '../contracts.ts';
import type { CallResponse } from '../transports.ts';

const codes = new Set<string>(errorCodes);
const isErrorCode = (code: string): code is ErrorCode => codes.has(code);

const refusal = z.strictObject({
  message: z.string().min(8).max(200),
  code: z.string().refine(isErrorCode),
  current: z.looseObject({}).optional(),
});

/** Texts that reveal internals of the server. */
const NOT_FOR_PEOPLE =
  /SQLITE|Zod|TRPC|Error:|\bat .+:\d+|node_modules|\.ts\b|\[object|undefined|NaN|\bnull\b.*\bnull\b|<\w|[{}\p{Cc}]/u;

/**
 * Returns the problem of a response that is wrong for any input; undefined if it has none.
 * @param secrets private texts of other people, which it must not contain
 */
export function problemWith(
  served: ServedProcedure,
  response: CallResponse,
  secrets: readonly string[],
): string | undefined {
  const leaked = secrets.find((secret) => response.raw.includes(secret));
  if (leaked) return `contains the private text ${leaked} of another person`;
  if (response.status === 200) return problemWithData(served, response.data);
  return problemWithRefusal(response);
}

function problemWithData(served: ServedProcedure, data: unknown): string | undefined {
  const parsed = contractsOf(served).output.safeParse(data);
  if (!parsed.success) return `does not match the contract: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, data)
    ? undefined
    : 'has fields that are not in the contract';
}

function problemWithRefusal({ status, refusal: body }: CallResponse): string | undefined {
  if (status >= 500) return `is a failure of the server (${status})`;
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return `is not a valid error: ${parsed.error.message}`;
  const { code, message } = parsed.data;
  if (new AppError(code).status !== status) return `has status ${status} with the code ${code}`;
  if (NOT_FOR_PEOPLE.test(message)) return `has a message with internals: ${message}`;
  return undefined;
}
