import { getTRPCErrorShape, type TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { Context } from '../context.ts';
import type { Until, Written } from '../ready/written.ts';
import { appRouter } from '../router.ts';

/** The answer to one call, as the protocol frames it. */
export interface Frame {
  status: number;
  /** Names the text where it is known before the text is made. */
  tag?: string;
  /** Until when everybody gets this text. */
  until?: Until;
  json(): string;
}

/** Frames what a procedure returned. */
export function success(value: unknown): Frame {
  const json = JSON.stringify(value);
  return { status: 200, json: () => (json === undefined ? '{"result":{}}' : inFrame(json)) };
}

/** Frames what memory has. */
export function fromMemory({ tag, json, until }: Written): Frame {
  return { status: 200, tag, json: () => inFrame(json()), ...(until ? { until } : {}) };
}

/** Frames a refusal; a request that could not be read has no path and no context. */
export function failure(
  error: TRPCError,
  {
    path,
    type = 'unknown',
    ctx,
  }: { path?: string; type?: TRPCProcedureType | 'unknown'; ctx?: Context } = {},
): Frame {
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error,
    type,
    path,
    input: undefined,
    ctx,
  });
  return { status: shape.data.httpStatus, json: () => JSON.stringify({ error: shape }) };
}

/** Joins the answers of a batch: their status where they agree, else 207. */
export function batchOf(frames: readonly Frame[]): Frame {
  const [first, ...others] = frames.map(({ status }) => status);
  const tags = frames.flatMap(({ tag }) => tag ?? []);
  const until = frames.flatMap((frame) => frame.until ?? []);
  return {
    status: first !== undefined && others.every((status) => status === first) ? first : 207,
    ...(tags.length === frames.length ? { tag: tags.join('.') } : {}),
    ...(until.length === frames.length ? { until: untilAnyOf(until) } : {}),
    json: () => `[${frames.map(({ json }) => json()).join()}]`,
  };
}

function untilAnyOf(all: readonly Until[]): Until {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  return {
    parts: all.flatMap(({ parts }) => parts),
    versions: all.map(({ versions }) => versions).join(),
  };
}

function inFrame(json: string): string {
  return `{"result":{"data":${json}}}`;
}
