import { useEffect } from 'react';

/** The parts of an infinite query that it uses. */
interface PagedQuery {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  fetchNextPage: () => unknown;
}

/** The most pages that are loaded. */
const MAX_PAGES = 20;

/**
 * Loads the pages of a list one after the other, which a list needs that is sorted on the phone.
 * @returns whether more of them are on their way
 */
export function useWholeList(query: PagedQuery, isWanted: boolean): boolean {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchStatus, fetchNextPage } = query;
  const pages = data?.pages.length ?? 0;
  const canGoOn = hasNextPage && !isFetchNextPageError && fetchStatus !== 'paused';
  const isLoading = isWanted && canGoOn && pages > 0 && pages < MAX_PAGES;
  useEffect(() => {
    if (isLoading && !isFetching) void fetchNextPage();
  }, [isLoading, isFetching, fetchNextPage]);
  return isLoading;
}
