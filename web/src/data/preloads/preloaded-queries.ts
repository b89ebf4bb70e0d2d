import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { QueryClient } from '@tanstack/react-query';
import { writeResponse } from '../offline/offline-queries.ts';
import type { OfflineStore } from '../offline/offline-store.ts';

/** A response that the server put into the page. */
interface PageResponse {
  /** The procedure, such as `events.special.list`. */
  path: string;
  input?: object;
  /** Present if the data are the first page of an infinite query. */
  isFirstPage?: true;
  data: unknown;
}

/** The data that the server put into the page (`api/src/transport/pages/preloaded-queries.ts`). */
interface PageData {
  /** The signed-in user. */
  me?: OwnUser;
  responses: PageResponse[];
}

/** Reads the preloaded data of the page. Visitors and pages from the service worker have none. */
export function readPreloadedQueries(): PageData {
  const text = document.getElementById('preloaded-queries')?.textContent;
  return text ? JSON.parse(text) : { responses: [] };
}

/**
 * Returns whether the server rendered this page for the person, so that its data says whether they
 * are signed in. The service worker serves the same page to everybody.
 */
export function isPageOfServer(): boolean {
  return document.querySelector('[data-screen], #preloaded-queries') !== null;
}

/** Adds the preloaded responses to the query cache and to the offline store. */
export function seedResponses(
  responses: readonly PageResponse[],
  queryClient: QueryClient,
  store: OfflineStore,
): void {
  for (const { path, input, isFirstPage, data } of responses) {
    const key = isFirstPage ? pagesKey(path, input) : queryKey(path, input);
    const cached = isFirstPage ? { pages: [data], pageParams: [FIRST_PAGE] } : data;
    queryClient.setQueryData(key, cached);
    writeResponse(store, key, cached);
  }
}

/** Returns the key that tRPC's hooks give a query of the server. */
export function queryKey(name: string, input?: object | null) {
  return [name.split('.'), { ...(input && { input }), type: 'query' }] as const;
}

/** Returns the key that tRPC's hooks give an infinite query of the server. */
export function pagesKey(name: string, input?: object | null) {
  return [name.split('.'), { ...(input && { input }), type: 'infinite' }] as const;
}

/** The parameter of the first page in tRPC's infinite queries. */
export const FIRST_PAGE = null;

/** Returns the preloaded value at the first call, and fetches from then on. */
export function preloadedFirst<T, Args extends unknown[]>(
  preloaded: T | undefined,
  fetchValue: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let left = preloaded;
  return async (...args) => {
    const given = left;
    left = undefined;
    return given ?? (await fetchValue(...args));
  };
}
