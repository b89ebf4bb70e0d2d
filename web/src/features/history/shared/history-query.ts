import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';

/** Which entries one wants to see; nothing left out means all. */
export interface HistoryFilter {
  kind?: HistoryKind;
  /** Id of a brewery. */
  brewery?: string;
  /** Id of a person. */
  person?: string;
  q?: string;
}

/** The history of everything, page by page, newest first. */
export function useHistory({ kind, brewery, person, q }: HistoryFilter) {
  const asked = {
    ...(kind && { kind }),
    ...(brewery && { breweryId: brewery }),
    ...(person && { userId: person }),
    ...(q && { q }),
  };
  return trpc.admin.history.list.useInfiniteQuery(asked, freshPages);
}

/** The history of one brewery and what belongs to it, page by page. */
export function useBreweryHistory(id: string) {
  return trpc.breweries.history.useInfiniteQuery({ id }, freshPages);
}
