import { offlineQueries } from '@hoptrail/screens/app-screens';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { OfflineStore } from './offline-store.ts';

/**
 * Returns the key under which a query's response is stored. The position is not part of it, so that
 * only the latest list of breweries is stored; searches are not stored.
 * @returns undefined when the response is not stored
 */
export function storageKey([path, ...asked]: QueryKey): string | undefined {
  if (!isServerPath(path)) return undefined;
  const procedure = path.join('.');
  if (!offlineQueries.includes(procedure)) return undefined;
  let isSearch = false;
  const question = JSON.stringify(asked, (field, value) => {
    if (field === 'q') isSearch = true;
    return field === 'lat' || field === 'lng' ? undefined : value;
  });
  return isSearch ? undefined : `${procedure} ${question}`;
}

/** Stores a query's response for use offline, if it is one of the stored queries. */
export function writeResponse(store: OfflineStore, key: QueryKey, data: unknown): void {
  const name = storageKey(key);
  if (name) void store.write(name, { hash: hashKey(key), data, savedAt: Date.now() });
}

/** Returns whether a query's key is one of tRPC. */
export function isServerPath(path: unknown): path is string[] {
  return Array.isArray(path);
}
