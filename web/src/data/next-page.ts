/** The options of an infinite query by cursor; the list is refetched whenever it is opened. */
export const freshPages = {
  getNextPageParam: <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) =>
    nextCursor ?? undefined,
  staleTime: 0,
};
