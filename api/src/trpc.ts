import type { ErrorCode } from '@hoptrail/contracts/errors';
import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import type { SecurityEvent } from './access/security-log.rules.ts';
import type { CachedBody } from './cached-body.ts';
import type { Context } from './context.ts';
import type { TrackedTable } from './db/sqlite/change-feed.ts';
import { AppError, toAppError, toTRPCError } from './errors.ts';

/** Who may call a procedure. */
export type Guard = 'public' | 'signed in' | 'owner or administrator' | 'administrator';

/** What a procedure says about itself beside its schemas. */
export interface Meta {
  guard?: Guard;
  /** How large the request may be, in bytes, where that is more than usual. */
  bodyLimit?: number;
  /** Where the procedure is served as a REST route, below `/api`. */
  rest?: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string };
  /** Builds the same response from memory; undefined where the procedure has to run. */
  fromCache?: (ctx: Context, input: unknown) => Promise<CachedBody | undefined>;
  cachedUntil?: CachedUntil;
  /** Whether a public procedure answers some callers in a way of their own. */
  variesByCaller?: true;
}

/** When a cached response becomes stale. */
interface CachedUntil {
  /** Every table that the response is made of. */
  tables: readonly TrackedTable[];
  /** Tells whether this caller gets a response of their own; without it everybody gets the same. */
  unless?: (ctx: Context) => Promise<boolean>;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const refusal = toAppError(error);
      const { code, status, retryAfter, current } = refusal;
      return {
        ...shape,
        message: refusal.message,
        data: {
          ...shape.data,
          httpStatus: status,
          appCode: code,
          ...(retryAfter === undefined ? {} : { retryAfter }),
          ...(current && { current }),
          ...(status === 500 ? { requestId: ctx?.requestId } : {}),
        },
      };
    },
  });

export const { router } = t;

/**
 * Says where a procedure is served over REST.
 * @param path below `/api`, with `:name` for the parts that are inputs
 */
export function rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string): Meta {
  return { rest: { method, path } };
}

/**
 * Serves a public procedure from memory.
 * @param schema the procedure's input
 * @param build must give what the procedure gives, or undefined
 */
export function fromCache<Schema extends z.ZodType>(
  schema: Schema,
  build: (ctx: Context, input: z.output<Schema>) => Promise<CachedBody | undefined>,
): Meta {
  return {
    async fromCache(ctx, input) {
      const parsed = schema.safeParse(input);
      return parsed.success ? await build(ctx, parsed.data) : undefined;
    },
  };
}

/**
 * Caches a public procedure's response until one of its tables changes.
 * @param tables every table that the response is made of
 * @param unless tells whether a caller gets a response of their own
 */
export function cachedUntil(tables: CachedUntil['tables'], unless?: CachedUntil['unless']): Meta {
  return {
    cachedUntil: { tables, ...(unless ? { unless } : {}) },
    ...(unless ? { variesByCaller: true } : {}),
  };
}

/** Domain code throws refusals without a transport; here they get tRPC's. */
function translated<Result extends { ok: true } | { ok: false; error: Error }>(
  result: Result,
  { securityLog, clientAddress }: Context,
) {
  if (result.ok || !(result.error.cause instanceof AppError)) return result;
  const event = securityEvents[result.error.cause.code];
  if (event) securityLog.record(event, clientAddress);
  throw toTRPCError(result.error.cause);
}

/** Refusals that tell of an attack, where one client gets many of them. */
const securityEvents: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  'auth.codeInvalid': 'code-refused',
  'auth.codeLimit': 'code-limit',
  'auth.firstLinkInvalid': 'link-refused',
  'auth.linkInvalid': 'link-refused',
};

/** Anybody may call it. */
export const publicProcedure = t.procedure
  .meta({ guard: 'public' })
  .use(async ({ ctx, next }) => translated(await next(), ctx));

/** Only somebody with a session may call it, who is `ctx.caller`. */
export const signedInProcedure = t.procedure
  .meta({ guard: 'signed in' })
  .use(async ({ ctx, next }) => {
    const caller = await ctx.findCaller();
    if (!caller) throw toTRPCError(new AppError('auth.required'));
    return translated(await next({ ctx: { caller } }), ctx);
  });

/**
 * Only somebody with a session may call it, and what it changes must be theirs: the handler
 * passes each write an `Authorized` object.
 */
export const ownerProcedure = signedInProcedure.meta({ guard: 'owner or administrator' });

/** Only administrators may call it. */
export const adminProcedure = signedInProcedure
  .meta({ guard: 'administrator' })
  .use(async ({ ctx, next }) => {
    if (ctx.caller.role !== 'admin') throw toTRPCError(new AppError('auth.forbidden'));
    return next();
  });
