/** Options of an infinite query by cursor: the list is read again whenever it is opened. */
export const freshPages = {
  getNextPageParam: <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) =>
    nextCursor ?? undefined,
  staleTime: 0,
};
