import type { OwnUser } from '@hoptrail/contracts/users/users';
import { useMemo, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../session.ts';
import { type WaitingFavorite, waitingFavorites, withWaiting } from './waiting-favorites.ts';

/** Returns the signed-in user, with unsent changes of favourites applied; undefined if signed out. */
export function useUserWithWaiting(): OwnUser | undefined {
  const user = useCurrentUser();
  const waiting = useWaitingFavorites();
  return useMemo(() => user && withWaiting(user, waiting), [user, waiting]);
}

/** Returns the favourites of this browser that the server does not know yet. */
export function useWaitingFavorites(): readonly WaitingFavorite[] {
  const { all, subscribe } = waitingFavorites;
  return useSyncExternalStore(subscribe, all, () => none);
}

const none: readonly WaitingFavorite[] = [];
