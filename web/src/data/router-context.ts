import type { Session } from './session.ts';
import type { QueryUtils } from './trpc.ts';

/** The context of every route's guard and loader. */
export interface RouterContext {
  session: Session;
  /** The server's procedures over the query cache. */
  server: QueryUtils;
}
