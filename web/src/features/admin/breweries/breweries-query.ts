import { keepPreviousData } from '@tanstack/react-query';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';

/** As many as fit into the page: each has all that is known of a brewery. */
const PAGE_SIZE = 20;

/** The filters of the administrators' list; without filters all breweries are listed. */
export interface BreweriesFilter {
  q?: string;
  state?: 'open' | 'closed';
  /** Whether they have an owner. */
  owner?: 'some' | 'none';
}

/** Queries all breweries by name, page by page, with their number. */
export function useAllBreweries(filter: BreweriesFilter) {
  const input = { ...filter, limit: PAGE_SIZE };
  const { data, ...query } = trpc.admin.breweries.list.useInfiniteQuery(input, {
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, page) => sum + page.breweries.length, 0);
      return seen < last.total && last.breweries.length > 0 ? seen : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: freshPages.staleTime,
  });
  return {
    ...query,
    breweries: data?.pages.flatMap((page) => page.breweries),
    total: data?.pages.at(-1)?.total ?? 0,
  };
}
