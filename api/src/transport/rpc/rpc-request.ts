import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { allProcedures, type ServedProcedure } from '../procedures.ts';

export const MAX_BATCH = 10;

const served = new Map(allProcedures().map((one) => [one.path, one]));

/** One call of a request. */
export interface RpcCall {
  path: string;
  /** The procedure; undefined where none has this path. */
  served: ServedProcedure | undefined;
  batchIndex: number;
  /** Parses the input on demand: a procedure without input ignores a malformed one. */
  getRawInput(): Promise<unknown>;
}

export interface RpcRequest {
  isBatch: boolean;
  calls: RpcCall[];
}

/**
 * Parses a request: one call, or with `?batch=1` up to ten calls of one kind, with comma-separated
 * paths and inputs by index.
 * @throws TRPCError if the request as a whole is malformed
 */
export function readRequest(request: FastifyRequest): RpcRequest {
  if (request.method !== 'GET' && !isJson(request)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  const isBatch = queryText(request, 'batch') === '1';
  const path = pathOf(request);
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > MAX_BATCH) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Batch call exceeds maximum size' });
  }
  const inputAt = inputReader(request, isBatch);
  const calls = paths.map((name, batchIndex) => ({
    path: name,
    served: served.get(name),
    batchIndex,
    getRawInput: async () => inputAt(batchIndex),
  }));
  const kinds = new Set(calls.flatMap((call) => call.served?.procedure._def.type ?? []));
  if (kinds.size > 1) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Cannot mix procedure types in call' });
  }
  return { isBatch, calls };
}

/** Returns the number of calls before they are parsed, capped at one above the limit. */
export function callsIn(request: FastifyRequest): number {
  if (queryText(request, 'batch') !== '1') return 1;
  return Math.min(pathOf(request).split(',').length, MAX_BATCH + 1);
}

/** Returns the procedures of a request; undefined for names that none has. */
export function callsOf(request: FastifyRequest): (ServedProcedure | undefined)[] {
  return pathOf(request)
    .split(',')
    .slice(0, MAX_BATCH)
    .map((path) => served.get(path));
}

/** Returns whether the body of a request is JSON by its media type, in any case. */
export function isJson({ headers }: FastifyRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** Returns whether the response to a request may depend on the caller. */
export function asksForCaller(request: FastifyRequest): boolean {
  const audiences = callsOf(request).map((call) => call?.audience);
  const isVisitor = request.headers.cookie === undefined;
  return audiences.some((one) => one === 'caller' || (one === 'by caller' && !isVisitor));
}

function inputReader(request: FastifyRequest, isBatch: boolean) {
  let inputs: { value: unknown } | undefined;
  return (index: number): unknown => {
    inputs ??= { value: parse(inputText(request)) };
    const { value } = inputs;
    if (!isBatch || value === undefined) return value;
    if (!isRecord(value)) {
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: '"input" needs to be an object when doing a batch call',
      });
    }
    return value[index];
  };
}

function inputText(request: FastifyRequest): string | undefined {
  if (request.method === 'GET') return queryText(request, 'input') || undefined;
  return typeof request.body === 'string' ? request.body : '';
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function pathOf({ params }: FastifyRequest): string {
  return isRecord(params) && typeof params.path === 'string' ? params.path : '';
}

/** Returns the first value of a query parameter. */
function queryText({ query }: FastifyRequest, name: string): string | undefined {
  const value = isRecord(query) ? query[name] : undefined;
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
