import type { Session } from './session.ts';
import type { QueryUtils } from './trpc.ts';

/** What every route's gate and loader is given. */
export interface RouterContext {
  session: Session;
  /** The server's procedures over the query cache. */
  server: QueryUtils;
}
