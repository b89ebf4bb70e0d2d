import type { AppRouter } from '@hoptrail/api/router';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { writeAnswer } from './offline/offline-queries.ts';
import type { OfflineStore } from './offline/offline-store.ts';
import { queryKey } from './preloaded-queries.ts';

type Procedures = AppRouter['_def']['record'];

/** A domain of the server, for everybody or below `admin`. */
export type Domain = Exclude<keyof Procedures, 'admin'> | keyof Procedures['admin'];

/** What a mutation says about a query: its new answer, or undefined where its object is gone. */
export type KnownAnswer = AnswerOf<Procedures>;

type AnswerOf<Branch, Prefix extends string = ''> = {
  [Name in keyof Branch & string]: Branch[Name] extends {
    _def: { type: 'query'; $types: infer Types extends { input: unknown; output: unknown } };
  }
    ? { path: `${Prefix}${Name}`; data: Types['output'] | undefined } & InputOf<Types['input']>
    : Branch[Name] extends { _def: unknown }
      ? never
      : AnswerOf<Branch[Name], `${Prefix}${Name}.`>;
}[keyof Branch & string];

type InputOf<Input> = undefined extends Input ? { input?: undefined } : { input: Input };

/** The queries of other domains that show something of a domain. */
const consequences: Readonly<Partial<Record<Domain, readonly (Domain | KnownAnswer['path'])[]>>> = {
  // They show a brewery's name, place and logo, and what its owner may do.
  breweries: [
    'beers.ofBrewery',
    'checkins.status',
    'events',
    'users.favorites',
    'users.ownedBreweries',
  ],
  checkins: ['users.badge'],
  // Suspended people are on no leaderboard.
  people: ['checkins.leaderboard'],
  settings: ['podcast.header'],
};

/** The app's offline store, below the router. */
export const OfflineStoreContext = createContext<OfflineStore | undefined>(undefined);

/** Returns `invalidate` for the hook of a mutation. */
export function useInvalidate(): (domain: Domain, ...known: KnownAnswer[]) => void {
  const queryClient = useQueryClient();
  const store = useContext(OfflineStoreContext);
  return (domain, ...known) => invalidate({ queryClient, store }, domain, known);
}

interface Caches {
  queryClient: QueryClient;
  store: OfflineStore | undefined;
}

/**
 * Invalidates every query of a domain, administrators' ones too, and those of other domains that
 * show something of it, in memory and offline. What is in memory is fetched again, on screen or not, so that it is new
 * without signal too.
 * @param known answers that came with the mutation: they are shown at once and not fetched again;
 *   without data what is gone, whose page is about to be left
 */
export function invalidate(
  { queryClient, store }: Caches,
  domain: Domain,
  known: readonly KnownAnswer[] = [],
): void {
  const groups = [domain, ...(consequences[domain] ?? [])];
  const answers = known.map(({ path, input, data }) => ({ key: queryKey(path, input), data }));
  // An answer that is still on its way may be older.
  for (const { key } of answers) void queryClient.cancelQueries({ queryKey: key });
  const hashes = answers.map(({ key }) => hashKey(key));
  for (const group of [...groups, `admin.${domain}`]) {
    const queries = { queryKey: [group.split('.')] };
    void queryClient.invalidateQueries({ ...queries, refetchType: 'none' });
    void queryClient.refetchQueries({
      ...queries,
      predicate: ({ queryHash }) => !hashes.includes(queryHash),
    });
  }
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
  void store?.invalidate(groups).then(() => {
    for (const { key, data } of answers) {
      // Not in memory any more means that somebody signed out meanwhile.
      if (data !== undefined && queryClient.getQueryData(key)) writeAnswer(store, key, data);
    }
  });
}
