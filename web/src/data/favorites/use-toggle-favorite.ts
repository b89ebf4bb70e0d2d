import { useCallback, useEffect } from 'react';
import { useInvalidate } from '../invalidate.ts';
import { useSession, useSignedInUser } from '../session.ts';
import { trpc } from '../trpc.ts';
import { newItemId } from '../waiting/waiting-list.ts';
import { waitingFavorites, withWaiting } from './waiting-favorites.ts';

/** No screen needs it at first. */
const loadSending = () => import('./send-favorites.ts');

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
      session.confirmed()?.favoriteBreweries.includes(breweryId) === true,
    toggle: useCallback(
      (breweryId: string, about: string) => {
        const current = session.user();
        if (!current) return;
        const shown = withWaiting(current, waitingFavorites.all());
        const isFavorite = !shown.favoriteBreweries.includes(breweryId);
        const wish = { id: newItemId(), userId: current.id, breweryId, about, isFavorite };
        waitingFavorites.put(
          wish,
          (other) => other.userId === current.id && other.breweryId === breweryId,
        );
        void loadSending().then(({ sendFavorites }) => sendFavorites());
      },
      [session],
    ),
  };
}

/** Sends the favourites that wait in this browser, also those of an earlier visit. */
export function useSendFavorites(): void {
  const session = useSession();
  const { client, users } = trpc.useUtils();
  const invalidate = useInvalidate();
  useEffect(() => {
    const listed = (id: string) => users.favorites.getData({ id });
    void loadSending().then(({ startSendingFavorites }) =>
      startSendingFavorites({ client, session, invalidate, listed }),
    );
  });
}
