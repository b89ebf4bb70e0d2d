import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { invalidate } from './invalidate.ts';
import type { OfflineResponse, OfflineStore } from './offline/offline-store.ts';
import { queryKey } from './preloads/preloaded-queries.ts';
import { createQueryClient } from './query-client.ts';

const ada = { id: 'ada' };
const lampwick = { id: 'lampwick' };

let store: OfflineStore;
let stored: Map<string, unknown>;
let marked: readonly string[];
let queryClient: QueryClient;
let requests: string[];

beforeEach(() => {
  stored = new Map();
  marked = [];
  requests = [];
  store = {
    read: async () => undefined,
    readAll: async () => [],
    write: async (name, { data }: OfflineResponse) => void stored.set(name, data),
    invalidate: (groups) => {
      marked = groups;
    },
    forgetAll: async () => {},
  };
  queryClient = createQueryClient({ store, mayKeep: () => true, onError: () => {} });
});

/** Renders a query whose response counts its calls. */
async function show(name: string, input?: object) {
  let responses = 0;
  const screen = new QueryObserver(queryClient, {
    queryKey: queryKey(name, input),
    queryFn: async () => {
      requests.push(name);
      responses += 1;
      return `${name} ${responses}`;
    },
  });
  screen.subscribe(() => {});
  await expect.poll(() => screen.getCurrentResult().isSuccess).toBe(true);
  requests.length = 0;
  return () => screen.getCurrentResult().data;
}

test('all queries of a domain are refetched, and none of others', async () => {
  await show('podcast.episodes');
  await show('podcast.header');
  await show('settings.all');
  invalidate({ queryClient, store }, 'podcast');
  await expect.poll(() => requests.toSorted()).toEqual(['podcast.episodes', 'podcast.header']);
  expect(marked).toEqual(['podcast']);
});

test('queries that contain data of a brewery are refetched too, even off screen', async () => {
  await show('events.special.list');
  await show('users.favorites', ada);
  await show('users.badge', ada);
  queryClient.setQueryDefaults(queryKey('events.weekly.list', undefined), {
    queryFn: async () => requests.push('events.weekly.list'),
  });
  await queryClient.prefetchQuery({ queryKey: queryKey('events.weekly.list', undefined) });
  requests.length = 0;
  invalidate({ queryClient, store }, 'breweries');
  await expect
    .poll(() => requests.toSorted())
    .toEqual(['events.special.list', 'events.weekly.list', 'users.favorites']);
});

test('the response of a mutation is shown and stored without a refetch', async () => {
  const shown = await show('breweries.byId', lampwick);
  await show('breweries.list', {});
  const data = JSON.parse('{"id":"lampwick","name":"New"}');
  invalidate({ queryClient, store }, 'breweries', [
    { path: 'breweries.byId', input: lampwick, data },
  ]);
  expect(shown()).toBe(data);
  await expect.poll(() => requests).toEqual(['breweries.list']);
  const [key] = [...stored.keys()].filter((name) => name.startsWith('breweries.byId'));
  await expect.poll(() => stored.get(key ?? '')).toBe(data);
});

test('a response in flight does not overwrite the response of the mutation', async () => {
  const shown = await show('breweries.byId', lampwick);
  const old = Promise.withResolvers<string>();
  const key = queryKey('breweries.byId', lampwick);
  const late = queryClient.fetchQuery({ queryKey: key, queryFn: () => old.promise, staleTime: 0 });
  const data = JSON.parse('{"id":"lampwick","name":"New"}');
  invalidate({ queryClient, store }, 'breweries', [
    { path: 'breweries.byId', input: lampwick, data },
  ]);
  old.resolve('old');
  await late.catch(() => {});
  expect(shown()).toBe(data);
});

test('a deleted object is not refetched while its page is still open', async () => {
  await show('events.special.byId', lampwick);
  await show('events.special.list');
  invalidate({ queryClient, store }, 'events', [
    { path: 'events.special.byId', input: lampwick, data: undefined },
  ]);
  await expect.poll(() => requests).toEqual(['events.special.list']);
  const key = queryKey('events.special.byId', lampwick);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
