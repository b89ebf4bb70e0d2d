import type { AuditKind } from '@hoptrail/contracts/audit-kinds';
import { trpc } from '../../../data/trpc.ts';

/** Which entries one wants to see; nothing left out means all. */
export interface HistoryFilter {
  kind?: AuditKind;
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
  return trpc.audit.list.useInfiniteQuery(asked, pages);
}

/** The history of one brewery and what belongs to it, page by page. */
export function useBreweryHistory(id: string) {
  return trpc.audit.ofBrewery.useInfiniteQuery({ id }, pages);
}

const pages = {
  getNextPageParam: ({ nextCursor }: { nextCursor: number | null }) => nextCursor ?? undefined,
  // What just happened is what one looks for.
  staleTime: 0,
};
