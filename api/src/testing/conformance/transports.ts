import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { ServedProcedure } from '../../transport/procedures.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';

export const transports = ['REST', 'RPC'] as const;
export type Transport = (typeof transports)[number];

/**
 * The transports of the suites with many calls. Both run the same procedures, so that one shows what
 * the database has to do with it.
 */
export const transportsOfEngine: readonly Transport[] = isOnPostgres ? ['RPC'] : transports;

/** The sender of a call: cookies and additional headers. */
export interface Sender {
  cookies: ReadonlyMap<string, string>;
  headers?: Record<string, string>;
}

/** A response, in the same form for both transports. */
export interface CallResponse {
  status: number;
  /** The result of the procedure; undefined for a refusal. */
  data?: unknown;
  /** `{message, code}`; undefined without a refusal. */
  refusal?: unknown;
  raw: string;
}

/** Calls a procedure over one of the two transports. */
export async function callOver(
  transport: Transport,
  app: FastifyInstance,
  served: ServedProcedure,
  input: unknown,
  sender: Sender,
): Promise<CallResponse> {
  return responseOf(transport, await respondTo(transport, app, served, input, sender));
}

/**
 * Calls a procedure.
 * @returns the whole response
 */
export async function respondTo(
  transport: Transport,
  app: FastifyInstance,
  served: ServedProcedure,
  input: unknown,
  { cookies, headers = {} }: Sender,
): Promise<LightMyRequestResponse> {
  const request = transport === 'REST' ? restRequest(served, input) : rpcRequest(served, input);
  return await app.inject({
    ...request,
    headers: { ...request.headers, ...headers },
    cookies: Object.fromEntries(cookies),
  });
}

/** Parses a response of one of the transports. */
export function responseOf(transport: Transport, response: LightMyRequestResponse): CallResponse {
  return transport === 'REST' ? restResponse(response) : rpcResponse(response);
}

/**
 * Builds a REST request: path parts come from the input; the rest is the query of a GET, otherwise
 * the body.
 */
function restRequest({ meta: { rest } }: ServedProcedure, input: unknown) {
  if (!rest) throw new Error('A procedure has no REST path.');
  const fields = new Map(Object.entries(isObject(input) ? input : {}));
  const path = rest.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name) ?? 'x';
    fields.delete(name);
    return encodeURIComponent(asText(value));
  });
  const url = `/api${path}`;
  if (rest.method === 'GET') {
    const query = [...fields].flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map(
        (one) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(one))}`,
      ),
    );
    const search = query.length > 0 ? `?${query.join('&')}` : '';
    return { method: rest.method, url: url + search, headers: {} };
  }
  const body = isObject(input) ? Object.fromEntries(fields) : input;
  return { method: rest.method, url, ...jsonBody(body) };
}

function rpcRequest({ path, procedure }: ServedProcedure, input: unknown) {
  const url = `/trpc/${path}`;
  if (procedure._def.type === 'mutation')
    return { method: 'POST', url, ...jsonBody(input) } as const;
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: 'GET', url: url + query, headers: {} } as const;
}

function jsonBody(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return { headers, payload: body === undefined ? '' : JSON.stringify(body) };
}

function restResponse(response: LightMyRequestResponse): CallResponse {
  const { statusCode: status, body: raw } = response;
  const body: unknown = JSON.parse(raw);
  return status === 200 ? { status, raw, data: body } : { status, raw, refusal: body };
}

const rpcSuccess = z.strictObject({ result: z.strictObject({ data: z.unknown() }) });
/** A refusal in tRPC's format; strict, so that a leaked stack fails the test. */
const rpcFailure = z.strictObject({
  error: z.strictObject({
    message: z.unknown(),
    code: z.int().negative(),
    data: z.strictObject({
      code: z.string(),
      httpStatus: z.int(),
      path: z.string().optional(),
      appCode: z.unknown(),
      retryAfter: z.int().positive().optional(),
      requestId: z.string().optional(),
      current: z.looseObject({}).optional(),
    }),
  }),
});

function rpcResponse(response: LightMyRequestResponse): CallResponse {
  const { statusCode: status, body: raw } = response;
  const body: unknown = JSON.parse(raw);
  if (status === 200) return { status, raw, data: rpcSuccess.parse(body).result.data };
  // A body that is too large is refused before its call is read, in the format of REST.
  if (status === 413 && isObject(body) && !('error' in body)) return { status, raw, refusal: body };
  const { message, data } = rpcFailure.parse(body).error;
  const { appCode: code, current } = data;
  return { status, raw, refusal: { message, code, ...(current !== undefined && { current }) } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Encodes a value for a URL; replaces half surrogate pairs, which a URL cannot have. */
function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}
