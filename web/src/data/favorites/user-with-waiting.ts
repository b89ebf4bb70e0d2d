import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useMemo, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../session.ts';
import { type CallOf, type WaitingCall, waitingCalls } from '../waiting/calls/waiting-calls.ts';

/** Returns the signed-in user, with unsent changes of favourites applied; undefined if signed out. */
export function useUserWithWaiting(): OwnUser | undefined {
  const user = useCurrentUser();
  const waiting = useSyncExternalStore(waitingCalls.subscribe, waitingCalls.all, () => none);
  return useMemo(() => user && withWaiting(user, waiting), [user, waiting]);
}

/** Returns a user with the favourites that they will have once all is sent, newest first. */
export function withWaiting(user: OwnUser, calls: readonly WaitingCall[]): OwnUser {
  const changes = calls.filter(
    (call): call is CallOf<'favorite'> =>
      call.kind === 'favorite' && call.userId === user.id && call.problem === undefined,
  );
  if (changes.length === 0) return user;
  const favorites = new Set(user.favoriteBreweries);
  const added: string[] = [];
  for (const { input, isFavorite } of changes) {
    if (!isFavorite) favorites.delete(input.breweryId);
    else if (!favorites.has(input.breweryId)) added.unshift(input.breweryId);
  }
  return { ...user, favoriteBreweries: [...added, ...favorites] };
}

const none: readonly WaitingCall[] = [];
