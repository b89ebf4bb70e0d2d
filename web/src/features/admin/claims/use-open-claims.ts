import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';

/** Queries the open claims, page by page, with the number of all of them. */
export function useOpenClaims() {
  const { data, ...query } = trpc.admin.claims.list.useInfiniteQuery({}, freshPages);
  return {
    ...query,
    claims: data?.pages.flatMap((page) => page.claims),
    total: data?.pages.at(-1)?.total ?? 0,
  };
}
