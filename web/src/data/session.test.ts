import type { OwnUser } from '@hoptrail/contracts/users/users';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { Storage } from '../lib/browser/storage.ts';
import { createSession } from './session.ts';

const user: OwnUser = {
  id: 'u1',
  username: 'fan',
  name: 'fan',
  email: 'fan@example.com',
  profileImage: null,
  headerImage: null,
  checkins: 3,
  location: null,
  role: 'user',
  favoriteBreweries: [],
  beerStylePreferences: [],
  latitude: null,
  longitude: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  rank: 1,
  showsOnLeaderboard: true,
  showsLogbook: false,
  distanceUnit: null,
  rankedCheckins: 3,
  ownedBreweries: 0,
  staffBreweries: 0,
  claims: 0,
  lostBreweries: 0,
};

const failure = (httpStatus: number, appCode: string) =>
  TRPCClientError.from({ error: { message: 'No', code: -32000, data: { httpStatus, appCode } } });

function inMemory(kept: Record<string, unknown> = {}): Storage {
  const values = new Map(Object.entries(kept));
  return {
    read: (key, accepts) => {
      const value = values.get(key);
      return accepts(value) ? value : undefined;
    },
    write: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
}

test("the stored user is used at once, and replaced by the server's copy", async () => {
  const session = createSession(inMemory({ user }), async () => ({ ...user, checkins: 4 }));
  expect(session.user()?.checkins).toBe(3);

  await session.refresh();

  expect(session.user()?.checkins).toBe(4);
});

test('a stored user of another shape is ignored', () => {
  const session = createSession(inMemory({ user: { id: 'u1' } }), async () => user);

  expect(session.user()).toBeUndefined();
});

test('401 ends the session, also for the next start', async () => {
  const storage = inMemory({ user });
  const refuse = async () => {
    throw failure(401, 'auth.required');
  };
  const session = createSession(storage, refuse);

  await session.refresh();

  expect(session.user()).toBeUndefined();
  expect(createSession(storage, refuse).user()).toBeUndefined();
});

test('a server that fails does not sign anybody out', async () => {
  const session = createSession(inMemory({ user }), async () => {
    throw failure(500, 'server.failed');
  });

  await session.refresh();

  expect(session.user()).toEqual(user);
});

test('a response that arrives after the sign-out signs nobody in', async () => {
  const response = Promise.withResolvers<OwnUser>();
  const session = createSession(inMemory({ user }), () => response.promise);
  const refreshed = session.refresh();

  session.end();
  response.resolve(user);
  await refreshed;

  expect(session.user()).toBeUndefined();
});

test('a stored user counts as confirmed after the first request, whatever its result', async () => {
  for (const response of [async () => user, async () => Promise.reject(new Error('offline'))]) {
    const session = createSession(inMemory({ user }), response);
    const heard: boolean[] = [];
    session.subscribe(() => heard.push(session.isKnown()));
    expect(session.isKnown()).toBe(false);
    await session.refresh();
    expect(heard).toEqual([true]);
    expect(session.user()).toEqual(user);
  }
});

const oneMore = (shown: OwnUser): OwnUser => ({ ...shown, checkins: shown.checkins + 1 });

test('an optimistic update is shown at once, is not stored, and is undone by itself', () => {
  const storage = inMemory({ user });
  const session = createSession(storage, async () => user);
  const takeBack = session.optimisticUpdate(oneMore);
  session.optimisticUpdate((shown) => ({ ...shown, favoriteBreweries: ['lampwick'] }));
  expect(session.user()).toMatchObject({ checkins: 4, favoriteBreweries: ['lampwick'] });
  expect(session.confirmed()).toEqual(user);
  expect(createSession(storage, async () => user).user()).toEqual(user);

  takeBack();

  expect(session.user()).toMatchObject({ checkins: 3, favoriteBreweries: ['lampwick'] });
});

test('a newer user of the server stays when an optimistic update is undone', async () => {
  const session = createSession(inMemory({ user }), async () => ({ ...user, checkins: 7 }));
  const takeBack = [session.optimisticUpdate(oneMore), session.optimisticUpdate(oneMore)];
  await session.refresh();
  expect(session.user()?.checkins).toBe(9);

  for (const one of takeBack) one();

  expect(session.user()?.checkins).toBe(7);
});

test('an optimistic update of one person never applies to the next', () => {
  const session = createSession(inMemory({ user }), async () => user);
  const takeBack = session.optimisticUpdate(oneMore);
  session.end();
  session.store({ ...user, id: 'u2' });
  takeBack();

  expect(session.user()?.checkins).toBe(3);
});

test('a session is not current once another person signed in in another tab', () => {
  const storage = inMemory({ user });
  const session = createSession(storage, async () => user);
  expect(session.isCurrent()).toBe(true);
  storage.write('user', { ...user, checkins: 4 });
  expect(session.isCurrent()).toBe(true);
  storage.write('user', { ...user, id: 'u2' });
  expect(session.isCurrent()).toBe(false);
  // A browser that stores nothing.
  storage.remove('user');
  expect(session.isCurrent()).toBe(true);
});
