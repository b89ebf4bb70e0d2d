import { keepPreviousData } from '@tanstack/react-query';
import { nextPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';

const PAGE_SIZE = 50;
const MINUTE_MS = 60_000;

/**
 * Queries the own check-ins page by page, newest first. The previous list stays until the next
 * response arrives.
 * @param search words to look for; empty for all check-ins
 * @param withImported whether to list imported visits too
 */
export function useLogbook(search: string, withImported: boolean) {
  return trpc.logbook.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...(search && { search }), ...(withImported && { imported: true }) },
    { ...nextPages, placeholderData: keepPreviousData, staleTime: 5 * MINUTE_MS },
  );
}

/** Queries whether the person has imported visits; undefined until that is known. */
export function useHasImported(): boolean | undefined {
  const imports = trpc.personalData.imports.useQuery(undefined, { staleTime: 5 * MINUTE_MS });
  return imports.data?.some(({ added }) => added > 0);
}
