import { getTRPCErrorShape, type TRPCError, type TRPCProcedureType } from '@trpc/server';
import type { Context } from '../context.ts';
import { appRouter } from '../router.ts';

/** The answer to one call, as the protocol frames it. */
export interface Frame {
  status: number;
  text: string;
}

/** Frames what a procedure returned, given as JSON; undefined where it returned nothing. */
export function success(json: string | undefined): Frame {
  return {
    status: 200,
    text: json === undefined ? '{"result":{}}' : `{"result":{"data":${json}}}`,
  };
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
  return { status: shape.data.httpStatus, text: JSON.stringify({ error: shape }) };
}

/** Joins the answers of a batch: their status where they agree, else 207. */
export function batchOf(frames: readonly Frame[]): Frame {
  const [first, ...others] = frames.map((frame) => frame.status);
  return {
    status: first !== undefined && others.every((status) => status === first) ? first : 207,
    text: `[${frames.map((frame) => frame.text).join(',')}]`,
  };
}
