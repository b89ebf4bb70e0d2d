import { useCallback } from 'react';
import { useSession, useSignedInUser } from '../session.ts';
import { usePutCall } from '../waiting/calls/put-call.ts';
import { waitingCalls } from '../waiting/calls/waiting-calls.ts';
import { newItem } from '../waiting/waiting-list.ts';
import { withWaiting } from './user-with-waiting.ts';

/**
 * Returns a function that adds a brewery to the favourites or removes it: shown at once, stored in
 * this browser, and sent when there is a connection.
 */
export function useToggleFavorite() {
  const session = useSession();
  const user = useSignedInUser();
  const putCall = usePutCall();
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
        const shown = withWaiting(current, waitingCalls.all());
        const isFavorite = !shown.favoriteBreweries.includes(breweryId);
        putCall({
          ...newItem(current.id),
          ...{ kind: 'favorite', about, input: { breweryId }, isFavorite },
        });
      },
      [session, putCall],
    ),
  };
}
