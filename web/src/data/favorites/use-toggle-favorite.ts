import type { OwnUser } from '@hoptrail/contracts/users';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInvalidate } from '../invalidate.ts';
import { useCurrentUser, useSession, useSignedInUser } from '../session.ts';
import { trpc } from '../trpc.ts';
import { newItemId } from '../waiting/waiting-list.ts';
import { sendFavorites, startSendingFavorites } from './send-favorites.ts';
import { type WaitingFavorite, waitingFavorites, withWaiting } from './waiting-favorites.ts';

/**
 * Returns a function that adds a brewery to the favourites or removes it: shown at once, stored in
 * this browser, and sent when there is a connection.
 */
export function useToggleFavorite() {
  const session = useSession();
  const user = useSignedInUser();
  useSendFavorites();
  return {
    isFavorite: (breweryId: string) => user.favoriteBreweries.includes(breweryId),
    /** Whether the server does not know of a removal yet. */
    isLeaving: (breweryId: string) =>
      !user.favoriteBreweries.includes(breweryId) &&
      session.known()?.favoriteBreweries.includes(breweryId) === true,
    toggle: useCallback(
      (breweryId: string) => {
        const known = session.user();
        if (!known) return;
        const shown = withWaiting(known, waitingFavorites.all());
        const isFavorite = !shown.favoriteBreweries.includes(breweryId);
        const wish = { id: newItemId(), userId: known.id, breweryId, isFavorite };
        waitingFavorites.put(
          wish,
          (other) => other.userId === known.id && other.breweryId === breweryId,
        );
        sendFavorites();
      },
      [session],
    ),
  };
}

/** Returns who is signed in, with the favourites that wait; undefined for nobody. */
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

/** Sends the favourites that wait in this browser, also those of an earlier visit. */
export function useSendFavorites(): void {
  const session = useSession();
  const { client, users } = trpc.useUtils();
  const invalidate = useInvalidate();
  useEffect(() => {
    const listed = (id: string) => users.favorites.getData({ id });
    startSendingFavorites({ client, session, invalidate, listed });
  });
}
