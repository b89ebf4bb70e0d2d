import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';

/** The filters of the history; without filters all entries are listed. */
export interface HistoryFilter {
  kind?: HistoryKind;
  /** The id of a brewery. */
  brewery?: string;
  /** The id of a person. */
  person?: string;
  q?: string;
}

/** Queries the whole history page by page, newest first. */
export function useHistory({ kind, brewery, person, q }: HistoryFilter) {
  const input = {
    ...(kind && { kind }),
    ...(brewery && { breweryId: brewery }),
    ...(person && { userId: person }),
    ...(q && { q }),
  };
  return trpc.admin.history.list.useInfiniteQuery(input, freshPages);
}

/** Queries the history of a brewery, its beers and its events, page by page. */
export function useBreweryHistory(id: string) {
  return trpc.breweries.history.useInfiniteQuery({ id }, freshPages);
}
