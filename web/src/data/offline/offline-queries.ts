import { offlineQueries } from '@hoptrail/screens/app-screens';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { OfflineStore } from './offline-store.ts';

/** The inputs of searches and filters, whose results soon change. */
const NOT_STORED = new Set([
  ...['q', 'search', 'radius'],
  ...['openNow', 'favorites', 'notVisited', 'eventsToday', 'offers'],
]);

/**
 * Returns the key under which a query's response is stored. The position is not part of it, so that
 * only the latest list of breweries is stored; searches and filtered lists are not stored.
 * @returns undefined when the response is not stored
 */
export function storageKey([path, ...options]: QueryKey): string | undefined {
  if (!isServerPath(path)) return undefined;
  const procedure = path.join('.');
  if (!offlineQueries.includes(procedure)) return undefined;
  let isSearch = false;
  const text = JSON.stringify(options, (field, value) => {
    if (NOT_STORED.has(field)) isSearch = true;
    return field === 'lat' || field === 'lng' ? undefined : value;
  });
  return isSearch ? undefined : `${procedure} ${text}`;
}

/** The number of pages stored of an infinite list, and of those that people read again offline. */
const MOST_PAGES = 3;
const MORE_PAGES: Readonly<Record<string, number>> = {
  'logbook.list': 20,
  'beers.had.list': 20,
};

/**
 * Stores a query's response for use offline, if it is one of the stored queries.
 * @param requestedAt when it was asked for, in milliseconds since 1970
 */
export function writeResponse(
  store: OfflineStore,
  key: QueryKey,
  data: unknown,
  requestedAt = Date.now(),
): void {
  const name = storageKey(key);
  if (!name) return;
  const response = { hash: hashKey(key), data: firstPages(key, data), savedAt: requestedAt };
  void store.write(name, response);
}

/** Returns the pages that are stored of an infinite list; any other response unchanged. */
function firstPages([path]: QueryKey, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (!('pages' in data && 'pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  const most = MORE_PAGES[isServerPath(path) ? path.join('.') : ''] ?? MOST_PAGES;
  return { pages: pages.slice(0, most), pageParams: pageParams.slice(0, most) };
}

/** Returns whether a query's key is one of tRPC. */
export function isServerPath(path: unknown): path is string[] {
  return Array.isArray(path);
}
