import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import { existsActiveUser } from './access/sessions.repo.ts';
import type { CachedBody } from './cache/cached-body.ts';
import type { Context } from './context.ts';
import { isBrokenReference } from './db/broken-reference.ts';
import { AppError, toAppError, toTRPCError } from './errors.ts';
import { reportLeftOut } from './lib/stored/unsound-rows.ts';

/** Who may call a procedure. */
export type Guard =
  | 'public'
  | 'signed in'
  | 'staff, owner or administrator'
  | 'owner or administrator'
  | 'administrator';

/** A REST route. */
interface Rest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What the call does, for the OpenAPI document. */
  summary: string;
}

/** The metadata of a procedure. */
export interface Meta {
  guard?: Guard;
  /** The limit of the request body in bytes, if it is not the default. */
  bodyLimit?: number;
  /** The REST route of the procedure, below `/api`. */
  rest?: Rest;
  /** Builds the same response from memory; undefined if the procedure must run. */
  fromCache?: (ctx: Context, input: unknown) => Promise<CachedBody | undefined>;
  cached?: Cached;
  /** Whether the response of a public procedure depends on the caller. */
  variesByCaller?: true;
  /** Whether scripts of other web sites may read the response of a public procedure (CORS). */
  isForOtherSites?: true;
  /** Returns whether the response to an input of a public procedure is for this caller only. */
  isPersonal?: (input: unknown) => boolean;
}

/**
 * A procedure whose response is cached until a table changes that `cache/dependencies.ts` lists for
 * it.
 */
interface Cached {
  /**
   * Returns whether this caller gets a response of their own; without it everybody gets the same.
   */
  unless?: (ctx: Context) => Promise<boolean>;
  /** Whether the response changes at 00:00 UTC too. */
  daily?: true;
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
 * Returns the metadata that serves a procedure over REST.
 * @param path below `/api`, with `:name` for the parameters
 * @param summary what the call does, for the OpenAPI document, at most 80 characters
 */
export function rest(method: Rest['method'], path: string, summary: string): Meta {
  return { rest: { method, path, summary } };
}

/**
 * Serves a public procedure from memory; `cache/dependencies.ts` lists the tables that it reads.
 * @param schema the procedure's input
 * @param build must return what the procedure returns, or undefined
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
 * Forbids caches to store the responses of a public procedure to some inputs.
 * @param schema the procedure's input, or a part of it
 * @param isOwn returns whether an input asks for what is the caller's own
 */
export function personalIf<Schema extends z.ZodType>(
  schema: Schema,
  isOwn: (input: z.output<Schema>) => boolean,
): Meta {
  return {
    isPersonal(input) {
      const parsed = schema.safeParse(input);
      return parsed.success && isOwn(parsed.data);
    },
  };
}

/**
 * Caches a public procedure's response until a table changes that `cache/dependencies.ts` lists for
 * it.
 */
export function cached(cached: Cached = {}): Meta {
  return { cached, ...(cached.unless ? { variesByCaller: true } : {}) };
}

/**
 * Converts the errors of domain code to tRPC's, and reports the rows that the output contract has left
 * out. A call whose account is deleted meanwhile is answered as one without a session.
 */
async function translated<Result extends { ok: true; data: unknown } | { ok: false; error: Error }>(
  result: Result,
  path: string,
  { db, findCaller }: Context,
) {
  if (result.ok) {
    reportLeftOut(path, result.data);
    return result;
  }
  if (isBrokenReference(result.error.cause)) {
    const caller = await findCaller();
    const isDeleted = caller !== undefined && !(await existsActiveUser(db, caller.id));
    if (isDeleted) throw toTRPCError(new AppError('auth.required'));
  }
  if (!(result.error.cause instanceof AppError)) return result;
  throw toTRPCError(result.error.cause);
}

/** For procedures that anybody may call. */
export const publicProcedure = t.procedure
  .meta({ guard: 'public' })
  .use(async ({ ctx, path, next }) => await translated(await next(), path, ctx));

/** For procedures that need a session; `ctx.caller` is its user. */
export const signedInProcedure = t.procedure
  .meta({ guard: 'signed in' })
  .use(async ({ ctx, path, next }) => {
    const caller = await ctx.findCaller();
    if (!caller) throw toTRPCError(new AppError('auth.required'));
    return await translated(await next({ ctx: { caller } }), path, ctx);
  });

/**
 * For procedures that change objects with an owner. The handler checks the right and passes an
 * `Authorized` row to each write.
 */
export const ownerProcedure = signedInProcedure.meta({ guard: 'owner or administrator' });

/** For procedures of the people who work at a brewery; the handler checks the right as well. */
export const staffProcedure = signedInProcedure.meta({ guard: 'staff, owner or administrator' });

/** For procedures that only administrators may call. */
export const adminProcedure = signedInProcedure
  .meta({ guard: 'administrator' })
  .use(async ({ ctx, next }) => {
    if (ctx.caller.role !== 'admin') throw toTRPCError(new AppError('auth.forbidden'));
    return next();
  });
