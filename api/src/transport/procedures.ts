import type { AnyProcedure } from '@trpc/server';
import { z } from 'zod';
import { appRouter } from '../router.ts';
import type { Meta } from '../trpc.ts';

/** Whether a response is the same for everybody, for all but some callers, or for one caller only. */
export type Audience = 'everybody' | 'by caller' | 'caller';

export interface ServedProcedure {
  /** Dotted, such as `breweries.byId`. */
  path: string;
  procedure: AnyProcedure;
  meta: Meta;
  audience: Audience;
  input?: z.ZodType;
  output?: z.ZodType;
}

/** Returns every procedure of the product. */
export function allProcedures(): ServedProcedure[] {
  const procedures: Record<string, unknown> = appRouter._def.procedures;
  return Object.entries(procedures).flatMap(([path, procedure]) =>
    isProcedure(procedure)
      ? [{ path, procedure, ...aboutOf(procedure), ...schemasOf(procedure) }]
      : [],
  );
}

function aboutOf(procedure: AnyProcedure): { meta: Meta; audience: Audience } {
  const meta: Meta = procedure.meta ?? {};
  if (meta.guard !== 'public' || procedure._def.type !== 'query') {
    return { meta, audience: 'caller' };
  }
  return { meta, audience: meta.variesByCaller ? 'by caller' : 'everybody' };
}

/** tRPC's types nest the procedures of a router, but it stores them flat, by their dotted path. */
function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === 'function' && '_def' in value;
}

function schemasOf(procedure: AnyProcedure): { input?: z.ZodType; output?: z.ZodType } {
  const { inputs, output } = procedure._def as { inputs?: unknown[]; output?: unknown };
  const input = inputs?.[0];
  return {
    ...(input instanceof z.ZodType ? { input } : {}),
    ...(output instanceof z.ZodType ? { output } : {}),
  };
}
