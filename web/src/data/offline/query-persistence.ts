import { notifyManager, type Query, type QueryPersister } from '@tanstack/react-query';
import { isUnavailable, isUnreachable, noticed } from './offline.ts';
import { isServerPath, keptName } from './offline-queries.ts';
import type { Answer, OfflineStore } from './offline-store.ts';

/** Of a list that goes on, as many pages are kept. */
const MOST_PAGES = 3;

/**
 * Keeps what the server answered for the next start and for the time without signal. A screen
 * shows at once what is kept of its very question, and the new answer as soon as it comes; what is
 * kept of a similar one, a list from another position say, or from before a change, is shown where no
 * answer comes.
 * @param mayKeep whether somebody is signed in, whose sign-out will clear the store
 */
export function createQueryPersister(store: OfflineStore, mayKeep: () => boolean): QueryPersister {
  return async (queryFn, context, query) => {
    if (!isServerPath(query.queryKey[0])) return await queryFn(context);
    const name = keptName(query.queryKey);
    if (name === undefined) return await noticed(() => queryFn(context));

    const stored = query.state.data === undefined ? await store.read(name) : undefined;
    if (stored?.hash === query.queryHash && !stored.isOutdated) {
      afterwards(() => refreshFrom(query, stored));
      return stored.data;
    }
    try {
      const data = await noticed(() => queryFn(context));
      // Gone from the cache means that somebody signed out meanwhile.
      if (mayKeep() && context.client.getQueryCache().get(query.queryHash) === query) {
        const { queryHash: hash } = query;
        void store.write(name, { hash, data: firstPages(data), savedAt: Date.now() });
      }
      return data;
    } catch (error) {
      if (!stored || !(isUnreachable(error) || isUnavailable(error))) throw error;
      afterwards(() => {
        query.setState({ dataUpdatedAt: stored.savedAt });
        query.invalidate();
      });
      return stored.data;
    }
  };
}

/** Gives what is shown its true age, and asks for news where that is too old. */
function refreshFrom(query: Query, { savedAt }: Answer) {
  query.setState({ dataUpdatedAt: savedAt });
  // A failure is told by the query itself.
  if (query.isStale()) query.fetch().catch(() => {});
}

/** Once the query has taken what it was given. */
function afterwards(act: () => void) {
  notifyManager.schedule(act);
}

function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (!('pages' in data && 'pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, MOST_PAGES), pageParams: pageParams.slice(0, MOST_PAGES) };
}
