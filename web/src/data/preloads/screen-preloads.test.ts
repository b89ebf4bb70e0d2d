import type { AppRouter } from '@hoptrail/api-types/router';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { createTRPCClient, httpLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { expect, test, vi } from 'vitest';
import { trpc } from '../trpc.ts';
import { addPreloads } from './screen-preloads.ts';

const data = { answer: 42 };
const ada = { id: 'ada', role: 'user' };
const admin = { id: 'grace', role: 'admin' };

/** Opens a path in a router with two of the app's routes. */
async function open(
  path: string,
  user?: { id: string; role: string },
  queryClient = new QueryClient(),
) {
  const requests: string[] = [];
  const loaded: string[] = [];
  const root = createRootRoute();
  const routes = (
    ['/brewery/$id', '/weekly-events/$day', '/beer-dog', '/u/$username', '/admin/history'] as const
  ).map((one) =>
    createRoute({ getParentRoute: () => root, path: one, loader: () => void loaded.push(one) }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://beer.example',
        fetch: async (url) => {
          requests.push(decodeURIComponent(new URL(String(url)).pathname));
          return Response.json({ result: { data } });
        },
      }),
    ],
  });
  addPreloads(router.routesByPath, { client, queryClient, user: () => user });
  await router.load();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 60_000);
  const queries = queryClient.getQueryCache().getAll();
  return {
    requests,
    loaded,
    keys: queries.map(({ queryKey }) => queryKey),
    cached: queries.map(({ state }) => state.data),
  };
}

test('the router preloads the queries of a screen, under the keys of its hooks', async () => {
  const { requests, loaded, keys } = await open('/brewery/porch%20light', ada);
  expect(requests).toEqual([
    ...['/breweries.byId', '/beers.onTap', '/beers.changed', '/news.ofBrewery'],
  ]);
  expect(keys).toEqual([
    getQueryKey(trpc.breweries.byId, { id: 'porch light' }, 'query'),
    getQueryKey(trpc.beers.onTap, { breweryId: 'porch light' }, 'query'),
    getQueryKey(trpc.beers.changed, { breweryId: 'porch light' }, 'query'),
    getQueryKey(trpc.news.ofBrewery, { breweryId: 'porch light' }, 'query'),
  ]);
  expect(loaded, "the route's own loader").toEqual(['/brewery/$id']);
});

test('it preloads the queries of public screens for visitors too', async () => {
  expect((await open('/u/hazel')).keys).toEqual([
    getQueryKey(trpc.profiles.byUsername, { username: 'hazel' }, 'query'),
  ]);
});

test('it preloads the first page of a list as the infinite query of its hook', async () => {
  const { requests, keys, cached } = await open('/admin/history', admin);
  expect(requests).toEqual(['/admin.claims.list', '/admin.history.list']);
  expect(keys).toEqual([
    getQueryKey(trpc.admin.claims.list, {}, 'infinite'),
    getQueryKey(trpc.admin.history.list, {}, 'infinite'),
  ]);
  const pages = { pages: [data], pageParams: [null] };
  expect(cached).toEqual([pages, pages]);
  expect((await open('/admin/history?kind=claim', admin)).requests, 'another list').toEqual([]);
  expect((await open('/admin/history', ada)).requests, 'for administrators only').toEqual([]);
});

test('it leaves the pages of a list that was opened before to the screen', async () => {
  const queryClient = new QueryClient();
  const queryKey = getQueryKey(trpc.admin.history.list, {}, 'infinite');
  const pages = { pages: [data, data], pageParams: [null, 20] };
  queryClient.setQueryData(queryKey, pages, { updatedAt: 0 });
  await queryClient.invalidateQueries({ queryKey });
  const { requests, cached } = await open('/admin/history', admin, queryClient);
  expect(requests).toEqual(['/admin.claims.list']);
  expect(cached[0]).toEqual(pages);
});

test('it preloads nothing for visitors elsewhere, for an invalid day, or for a screen without queries', async () => {
  expect((await open('/brewery/porch')).requests).toEqual([]);
  expect((await open('/weekly-events/someday', ada)).requests).toEqual([]);
  expect((await open('/beer-dog', ada)).requests).toEqual([]);
});
