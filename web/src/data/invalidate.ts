import type { AppRouter } from '@hoptrail/api-types/router';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { writeResponse } from './offline/offline-queries.ts';
import type { OfflineStore } from './offline/offline-store.ts';
import { queryKey } from './preloads/preloaded-queries.ts';

type Procedures = AppRouter['_def']['record'];

/** A domain of the server, for everybody or below `admin`. */
export type Domain = Exclude<keyof Procedures, 'admin'> | keyof Procedures['admin'];

/** The effect of a mutation on a query: its new data, or undefined if its object was deleted. */
export type FreshResponse = ResponseOf<Procedures>;

type ResponseOf<Branch, Prefix extends string = ''> = {
  [Name in keyof Branch & string]: Branch[Name] extends {
    _def: { type: 'query'; $types: infer Types extends { input: unknown; output: unknown } };
  }
    ? { path: `${Prefix}${Name}`; data: Types['output'] | undefined } & InputOf<Types['input']>
    : Branch[Name] extends { _def: unknown }
      ? never
      : ResponseOf<Branch[Name], `${Prefix}${Name}.`>;
}[keyof Branch & string];

type InputOf<Input> = undefined extends Input ? { input?: undefined } : { input: Input };

/** The queries of other domains that contain data of a domain. */
const consequences: Readonly<Partial<Record<Domain, readonly (Domain | FreshResponse['path'])[]>>> =
  {
    // They contain a brewery's name, place and logo, and the rights of its owner.
    breweries: [
      'beers.ofBrewery',
      'beers.menu',
      'checkins.status',
      'events',
      'users.favorites',
      'users.ownedBreweries',
      'users.staffBreweries',
      'logbook',
      'trails',
      'news',
    ],
    checkins: ['users.badge', 'logbook', 'trails'],
    // An entry of the logbook has the beers that were marked there.
    beers: ['logbook.list'],
    // Suspended people are on no leaderboard.
    people: ['checkins.leaderboard'],
    settings: ['podcast.header'],
    // Names, pictures, favorites, and what people show of themselves.
    users: ['checkins.leaderboard', 'profiles', 'news.ofFavorites'],
  };

/** The app's offline store, below the router. */
export const OfflineStoreContext = createContext<OfflineStore | undefined>(undefined);

/** Returns `invalidate` for the hook of a mutation. */
export function useInvalidate(): (domain: Domain, ...fresh: FreshResponse[]) => void {
  const queryClient = useQueryClient();
  const store = useContext(OfflineStoreContext);
  return (domain, ...fresh) => invalidate({ queryClient, store }, domain, fresh);
}

/**
 * Returns a function that marks the stored responses of a domain as outdated, for a mutation that is
 * being sent: a reload may lose its response.
 */
export function useMarkOutdated(): (domain: Domain) => void {
  const store = useContext(OfflineStoreContext);
  return (domain) => store?.invalidate(groupsOf(domain));
}

interface Caches {
  queryClient: QueryClient;
  store: OfflineStore | undefined;
}

/**
 * Invalidates all queries of a domain in memory and offline. These include those of administrators
 * and those of other domains that contain its data. Queries in memory are refetched, on screen or
 * not, so that they are current offline too.
 *
 * A domain is one of the router's first names, and a query belongs to it by its path, so a new query needs
 * no entry anywhere: a list of queries for each mutation missed those that were added later. A mutation has
 * exactly one hook, which invalidates. Only responses that change nothing else use `setData` alone: notes,
 * and the optimistic switch of a tap list.
 * @param fresh data that the mutation returned: it is shown at once and not refetched; undefined
 * data removes the query of a deleted object
 */
export function invalidate(
  { queryClient, store }: Caches,
  domain: Domain,
  fresh: readonly FreshResponse[] = [],
): void {
  const groups = groupsOf(domain);
  // Before the refetches below: responses to requests from now on count as newer.
  store?.invalidate(groups);
  const responses = fresh.map(({ path, input, data }) => ({ key: queryKey(path, input), data }));
  // A response still in flight may be older.
  for (const { key } of responses) void queryClient.cancelQueries({ queryKey: key });
  const hashes = responses.map(({ key }) => hashKey(key));
  for (const group of [...groups, `admin.${domain}`]) {
    const queries = { queryKey: [group.split('.')] };
    void queryClient.invalidateQueries({ ...queries, refetchType: 'none' });
    void queryClient.refetchQueries({
      ...queries,
      predicate: ({ queryHash }) => !hashes.includes(queryHash),
    });
  }
  for (const { key, data } of responses) queryClient.setQueryData(key, data);
  for (const { key, data } of responses) {
    if (store && data !== undefined) writeResponse(store, key, data);
  }
}

/** Fetches what the page shows again, because the person asked for it. */
export async function reloadShown(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ type: 'active' });
}

/** Returns a domain with the others, and the queries of others, that contain its data. */
function groupsOf(domain: Domain): string[] {
  return [domain, ...(consequences[domain] ?? [])];
}
