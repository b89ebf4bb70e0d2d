import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { OfflineStore } from './offline-store.ts';

/** The procedures whose responses are stored for offline use. No other response is stored. */
const offlineProcedures = [
  'beers.changed',
  'beers.onTap',
  'breweries.list',
  'breweries.byId',
  'checkins.leaderboard',
  'events.byId',
  'events.special.byId',
  'events.special.list',
  'events.weekly.byDay',
  'events.weekly.list',
  'podcast.episodes',
  'podcast.header',
  'settings.all',
  'users.badge',
  'users.favorites',
  'users.ownedBreweries',
] as const;

const kept: ReadonlySet<string> = new Set(offlineProcedures);

/**
 * Returns the key under which a query's response is stored. The position is not part of it, so that
 * only the latest list of breweries is stored; searches are not stored.
 * @returns undefined when the response is not stored
 */
export function keptName([path, ...asked]: QueryKey): string | undefined {
  if (!isServerPath(path)) return undefined;
  const procedure = path.join('.');
  if (!kept.has(procedure)) return undefined;
  let isSearch = false;
  const question = JSON.stringify(asked, (field, value) => {
    if (field === 'q') isSearch = true;
    return field === 'lat' || field === 'lng' ? undefined : value;
  });
  return isSearch ? undefined : `${procedure} ${question}`;
}

/** Stores a query's answer for the time without signal, where it is one of those. */
export function writeAnswer(store: OfflineStore, key: QueryKey, data: unknown): void {
  const name = keptName(key);
  if (name) void store.write(name, { hash: hashKey(key), data, savedAt: Date.now() });
}

/** Returns whether a query's key is one of tRPC. */
export function isServerPath(path: unknown): path is string[] {
  return Array.isArray(path);
}
