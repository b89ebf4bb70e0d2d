import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { appRouter } from '../../router.ts';

/** A reader who is not signed in: the calls with a visitor's rights. */
export interface Visitor {
  call: ReturnType<typeof appRouter.createCaller>;
  db: Db;
  now: Date;
}

/** Returns the calls of a request with the rights of a visitor. */
export function visitorOf(context: Context): Visitor {
  const call = appRouter.createCaller({ ...context, findCaller: async () => undefined });
  return { call, db: context.db, now: context.clock.now() };
}
