/** How long a list is current: longer than it takes until a preloaded one is shown. */
const PRELOADED_MS = 10_000;

/**
 * The options of an infinite query by cursor; the list is refetched whenever it is opened, unless it
 * was preloaded a moment ago.
 */
export const freshPages = {
  getNextPageParam: <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) =>
    nextCursor ?? undefined,
  staleTime: PRELOADED_MS,
};
