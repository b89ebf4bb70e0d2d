/** How long a list is current: longer than it takes until a preloaded one is shown. */
const PRELOADED_MS = 10_000;

/** The options of an infinite query by cursor. */
export const nextPages = {
  getNextPageParam: <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) =>
    nextCursor ?? undefined,
};

/** The same for a list that is refetched whenever it is opened, unless preloaded a moment ago. */
export const freshPages = { ...nextPages, staleTime: PRELOADED_MS };
