import { getTRPCErrorShape, type TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { CachedBody, Until } from '../../cache/cached-body.ts';
import type { Context } from '../../context.ts';
import { appRouter } from '../../router.ts';

/** The response to one call, in the frame of the protocol. */
export interface Frame {
  status: number;
  /** The ETag, if it is known before the text is built. */
  tag?: string;
  /** When the text becomes stale. */
  until?: Until;
  json(): string;
  /** The same text in chunks. */
  parts(): Iterable<string>;
  /** The approximate length of the text, in characters. */
  size: number;
  /** The memory that the text holds until it is sent, in characters. */
  held: number;
  /** The key of a text that callers share. */
  shared?: string;
  /** The whole seconds after which to retry. */
  retryAfter?: number;
  /** Whether the response is for this caller only. */
  isPersonal?: boolean;
}

/** Frames the result of a procedure. */
export function success(value: unknown): Frame {
  const json = JSON.stringify(value);
  return whole(200, json === undefined ? '{"result":{}}' : inFrame(json));
}

/** Frames a cached body. */
export function fromMemory(memory: CachedBody): Frame {
  const { tag, json, length, size = length, isShared, until } = memory;
  return {
    status: 200,
    tag,
    json: () => inFrame(json()),
    parts: () => partsInFrame(memory.parts?.() ?? [json()]),
    size,
    held: length,
    ...(isShared ? { shared: `rpc ${tag}` } : {}),
    ...(until ? { until } : {}),
  };
}

/** Frames an error; a malformed request has no path and no context. */
export function failure(
  error: TRPCError,
  {
    path,
    type = 'unknown',
    ctx,
    retryAfter,
  }: {
    path?: string;
    type?: TRPCProcedureType | 'unknown';
    ctx?: Context;
    retryAfter?: number | undefined;
  } = {},
): Frame {
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error,
    type,
    path,
    input: undefined,
    ctx,
  });
  const frame = whole(shape.data.httpStatus, JSON.stringify({ error: shape }));
  return retryAfter === undefined ? frame : { ...frame, retryAfter };
}

/** Joins the responses of a batch. The status is their common one, or 207. */
export function batchOf(frames: readonly Frame[]): Frame {
  const [first, ...others] = frames.map(({ status }) => status);
  const tags = frames.flatMap(({ tag }) => tag ?? []);
  const until = frames.flatMap((frame) => frame.until ?? []);
  const pauses = frames.flatMap(({ retryAfter }) => retryAfter ?? []);
  return {
    status: first !== undefined && others.every((status) => status === first) ? first : 207,
    ...(tags.length === frames.length ? { tag: tags.join('.') } : {}),
    ...(until.length === frames.length ? { until: untilAnyOf(until) } : {}),
    ...(pauses.length > 0 ? { retryAfter: Math.max(...pauses) } : {}),
    json: () => `[${frames.map(({ json }) => json()).join()}]`,
    parts: () => partsOfBatch(frames),
    size: frames.reduce((sum, { size }) => sum + size, 2),
    held: frames.reduce((sum, { held }) => sum + held, 0),
    isPersonal: frames.some(({ isPersonal }) => isPersonal),
    ...(frames.length === 1 && frames[0]?.shared ? { shared: `batch ${frames[0].shared}` } : {}),
  };
}

function untilAnyOf(all: readonly Until[]): Until {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  return {
    tables: all.flatMap(({ tables }) => tables),
    versions: all.map(({ versions }) => versions).join(),
  };
}

function whole(status: number, json: string): Frame {
  const { length } = json;
  return { status, json: () => json, parts: () => [json], size: length, held: length };
}

function* partsOfBatch(frames: readonly Frame[]): Iterable<string> {
  for (const [index, { parts }] of frames.entries()) {
    yield index === 0 ? '[' : ',';
    yield* parts();
  }
  yield ']';
}

function* partsInFrame(parts: Iterable<string>): Iterable<string> {
  yield '{"result":{"data":';
  yield* parts;
  yield '}}';
}

function inFrame(json: string): string {
  return `{"result":{"data":${json}}}`;
}
