import { callTRPCProcedure } from '@trpc/server';
import { pino } from 'pino';
import type { Caller } from '../access/sessions.ts';
import { makeCaches } from '../caches.ts';
import type { Context, Deps } from '../context.ts';
import { ChangeFeed } from '../db/instances/change-feed.ts';
import { appRouter } from '../router.ts';

const silent = pino({ level: 'silent' });

/** Returns the context of a call, as over REST, for calls without transports and caches. */
export function contextOf(deps: Deps, caller?: Caller): Context {
  const cookies = { get: () => undefined, set: () => {}, clear: () => {} };
  const findCaller = async () => caller;
  return {
    ...deps,
    requestId: '',
    origin: '',
    userAgent: undefined,
    clientAddress: '',
    cookies,
    log: silent,
    listLimit: undefined,
    clearBrowser: () => {},
    countAs: () => {},
    whenSent: (done) => done(),
    findCaller,
  };
}

/** Returns the same services with nothing in memory, so that they read the database. */
export function withoutMemory(deps: Deps): Deps {
  return { ...deps, caches: makeCaches(deps.db, new ChangeFeed()) };
}

/**
 * Runs a procedure directly.
 * @returns undefined if it finds nothing
 */
export async function runQuery(path: string, ctx: Context, input: unknown): Promise<unknown> {
  const call = {
    router: appRouter,
    path,
    type: 'query',
    ctx,
    batchIndex: 0,
    signal: undefined,
  } as const;
  const getRawInput = async () => input;
  return await callTRPCProcedure({ ...call, getRawInput }).catch((error) => {
    if (error.code !== 'NOT_FOUND') throw error;
  });
}
