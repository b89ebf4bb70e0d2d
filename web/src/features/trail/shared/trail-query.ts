import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../data/trpc.ts';

const PAGE_SIZE = 50;
const MINUTE_MS = 60_000;

/**
 * Queries the own check-ins page by page, newest first. The previous list stays until the next
 * response arrives.
 * @param search words to look for; empty for all check-ins
 */
export function useTrail(search: string) {
  return trpc.trail.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...(search && { search }) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 5 * MINUTE_MS,
    },
  );
}
