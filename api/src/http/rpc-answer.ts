import { getTRPCErrorShape, type TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { Context } from '../context.ts';
import type { Written } from '../ready/written.ts';
import { appRouter } from '../router.ts';

/** The answer to one call, as the protocol frames it. */
export interface Frame {
  status: number;
  /** Names the text where it is known before the text is made. */
  tag?: string;
  json(): string;
}

/** Frames what a procedure returned. */
export function success(value: unknown): Frame {
  const json = JSON.stringify(value);
  return { status: 200, json: () => (json === undefined ? '{"result":{}}' : inFrame(json)) };
}

/** Frames what memory has. */
export function ready({ tag, json }: Written): Frame {
  return { status: 200, tag, json: () => inFrame(json()) };
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
  return {
    status: first !== undefined && others.every((status) => status === first) ? first : 207,
    ...(tags.length === frames.length ? { tag: tags.join('.') } : {}),
    json: () => `[${frames.map(({ json }) => json()).join()}]`,
  };
}

function inFrame(json: string): string {
  return `{"result":{"data":${json}}}`;
}
