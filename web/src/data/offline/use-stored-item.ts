import { type Query, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { OfflineStoreContext } from '../invalidate.ts';
import { isUnanswered } from './offline.ts';
import type { OfflineResponse } from './offline-store.ts';

const STORED = 'stored';

/** An item of a list that this browser stores. */
interface StoredItem<Item> {
  item: Item;
  /** When the list was asked for, in milliseconds since 1970. */
  since: number;
}

/**
 * Looks in the stored lists for a brewery, an event or a beer that was never opened, once no server
 * answers. What it found stays while the server is asked again.
 * @param lists the procedures whose lists may contain it
 * @param query that of the item itself
 * @returns the item if a list has it, and the error of the query; null while it looks
 */
export function useStoredItem<Item>(
  id: string,
  lists: readonly string[],
  { data, error }: { data: unknown; error: unknown },
): { stored: Item | undefined; error: unknown } {
  const store = useContext(OfflineStoreContext);
  const isWanted = data === undefined && isUnanswered(error);
  const { data: found } = useQuery({
    queryKey: [STORED, lists, id],
    queryFn: async () => findItem<Item>((await store?.readAll(lists)) ?? [], id),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    stored: data === undefined ? found?.item : undefined,
    error: isWanted && found === undefined ? null : error,
  };
}

/** Returns when the list was asked for in which a query found an item; 0 for other queries. */
export function storedSince({ queryKey, state }: Query): number {
  return queryKey[0] === STORED ? (Object(state.data).since ?? 0) : 0;
}

/** Returns the newest copy of an item; null if no list contains it. */
function findItem<Item>(
  responses: readonly OfflineResponse[],
  id: string,
): StoredItem<Item> | null {
  for (const { data, savedAt } of responses) {
    const item = itemsOf(data).find((one) => Object(one).id === id);
    if (item) return { item: item as Item, since: savedAt };
  }
  return null;
}

/** Returns the items of a list, or of its pages. */
function itemsOf(data: unknown): readonly unknown[] {
  const { pages = data } = Object(data);
  return Array.isArray(pages) ? pages.flat() : [];
}
