const PAGE = 20;

interface PageInput {
  /** The id of the last item already read. */
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * Reads a page of a list. Requests one more item to find out whether another page follows.
 * @param find returns the items after `after`, in the order of the list
 */
export async function readPage<Item extends { id: string }>(
  { cursor, limit = PAGE }: PageInput,
  find: (search: { after: string | undefined; limit: number }) => Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const found = await find({ after: cursor, limit: limit + 1 });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
