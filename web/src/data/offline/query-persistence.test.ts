import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import type { OfflineStore, StoredResponse } from './offline-store.ts';

const HOUR_MS = 3_600_000;
const noSignal = () => Promise.reject(TRPCClientError.from(new TypeError('Failed to fetch')));
const favorites = [['users', 'favorites'], { input: { id: 'ada' }, type: 'query' }];
const nearby = (lat: number) => [['breweries', 'list'], 'pages', { lat, lng: -97.5 }];

let kept: Map<string, StoredResponse>;
let store: OfflineStore;
let isSignedIn = true;
/** Closes the apps of a test: back online, they would ask again, and go offline in another test. */
const opened: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isSignedIn = true;
  kept = new Map();
  store = {
    read: async (name) => kept.get(name),
    readAll: async () => [],
    write: async (name, response) => void kept.set(name, { ...response, isOutdated: false }),
    invalidate: () => {
      for (const [name, response] of kept) kept.set(name, { ...response, isOutdated: true });
    },
    forgetAll: async () => kept.clear(),
  };
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

/** Opens a screen in an app that has just been started. */
async function open(queryKey: unknown[], queryFn: () => Promise<unknown>) {
  const client = createQueryClient({ store, mayKeep: () => isSignedIn, onError: () => {} });
  client.mount();
  const screen = new QueryObserver(client, { queryKey, queryFn });
  screen.subscribe(() => {});
  opened.push(() => {
    screen.destroy();
    client.unmount();
    client.clear();
  });
  await vi.advanceTimersByTimeAsync(5);
  return { client, shown: () => screen.getCurrentResult() };
}

test('a stored response is shown at the next start, with its age, until the new one arrives', async () => {
  await open(favorites, async () => ['old']);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const response = Promise.withResolvers<string[]>();
  const { shown } = await open(favorites, () => response.promise);
  expect(shown().data).toEqual(['old']);
  expect(Date.now() - shown().dataUpdatedAt).toBeGreaterThanOrEqual(HOUR_MS);
  response.resolve(['new']);
  await vi.advanceTimersByTimeAsync(5);
  expect(shown().data).toEqual(['new']);
});

test('offline a stored response stays on the screen, and the app knows that it is offline', async () => {
  await open(favorites, async () => ['old']);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const { shown } = await open(favorites, noSignal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown().data).toEqual(['old']);
  expect(onlineManager.isOnline()).toBe(false);
});

test('a stored response from before a change is shown only if no new one arrives', async () => {
  await open(favorites, async () => ['old']);
  store.invalidate(['users.favorites']);
  const response = Promise.withResolvers<string[]>();
  const { shown } = await open(favorites, () => response.promise);
  expect(shown().data).toBeUndefined();
  response.resolve(['new']);
  await vi.advanceTimersByTimeAsync(5);
  expect(shown().data).toEqual(['new']);

  store.invalidate(['users.favorites']);
  const inTheCellar = await open(favorites, noSignal);
  expect(inTheCellar.shown().data).toEqual(['new']);
});

test('offline the last list is shown for another position, and online it is replaced', async () => {
  await open(nearby(35), async () => ['here']);
  let hasSignal = false;
  const { shown } = await open(nearby(36), () =>
    hasSignal ? Promise.resolve(['there']) : noSignal(),
  );
  expect(shown().data).toEqual(['here']);
  hasSignal = true;
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(5);
  expect(shown().data).toEqual(['there']);
});

test('online a list from another position is never shown', async () => {
  await open(nearby(35), async () => ['here']);
  const { shown } = await open(nearby(36), () => new Promise(() => {}));
  expect(shown().data).toBeUndefined();
});

test('offline without a stored response the screen gets the error', async () => {
  const { shown } = await open(favorites, noSignal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown().isError).toBe(true);
});

test('a refusal by the server is not treated as offline', async () => {
  await open(nearby(35), async () => ['here']);
  const refused = TRPCClientError.from({
    error: { message: 'No.', code: -32004, data: { httpStatus: 404 } },
  });
  const { shown } = await open(nearby(36), () => Promise.reject(refused));
  expect(shown().error).toBe(refused);
  expect(onlineManager.isOnline()).toBe(true);
});

test.each([
  [['position', { timeout: 5000 }]],
  [[['checkins', 'status'], { input: { userId: 'ada' } }]],
  [[['breweries', 'notes'], { input: { id: 'one' } }]],
  [[['breweries', 'list'], 'pages', { q: 'lamp', lat: 35, lng: -97 }]],
])('the response of %j is not stored', async (queryKey) => {
  await open(queryKey, async () => ['private']);
  expect(kept.size).toBe(0);
});

test('a response that arrives after the sign-out is not stored', async () => {
  const response = Promise.withResolvers<string[]>();
  const { client } = await open(favorites, () => response.promise);
  client.clear();
  await store.forgetAll();
  response.resolve(['too late']);
  await vi.advanceTimersByTimeAsync(5);
  expect(kept.size).toBe(0);
});

test('responses for visitors are not stored', async () => {
  isSignedIn = false;
  await open(favorites, async () => ['public']);
  expect(kept.size).toBe(0);
});

test('the first three pages of a long list are stored', async () => {
  const pages = { pages: [[1], [2], [3], [4]], pageParams: [0, 20, 40, 60] };
  await open(nearby(35), async () => pages);
  expect([...kept.values()][0]?.data).toEqual({
    pages: [[1], [2], [3]],
    pageParams: [0, 20, 40],
  });
});
