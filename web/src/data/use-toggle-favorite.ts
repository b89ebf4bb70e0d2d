import type { OwnUser } from '@hoptrail/contracts/users';
import { useCallback } from 'react';
import { showToast } from '../lib/toast.ts';
import { errorMessage } from './errors.ts';
import { useInvalidate } from './invalidate.ts';
import { useSession, useSignedInUser } from './session.ts';
import { trpc } from './trpc.ts';

/**
 * Returns a function that adds a brewery to the favourites or removes it, as an optimistic update.
 */
export function useToggleFavorite() {
  const session = useSession();
  const user = useSignedInUser();
  const { users } = trpc.useUtils();
  const invalidate = useInvalidate();
  const list = { id: user.id };

  const { mutate } = trpc.users.toggleFavorite.useMutation({
    onMutate: ({ breweryId }) => session.optimisticUpdate((shown) => toggled(shown, breweryId)),
    onSuccess: (updated, { breweryId }, settle) => {
      settle();
      session.store(updated);
      const isIn = updated.favoriteBreweries.includes(breweryId);
      const data = without(users.favorites.getData(list), breweryId);
      invalidate(
        'users',
        ...(isIn ? [] : [{ path: 'users.favorites', input: list, data } as const]),
      );
      showToast({ type: 'success', title: 'Favorites updated' });
    },
    onError: (error, _input, settle) => {
      settle?.();
      // Only the response may have been lost.
      void session.refresh();
      invalidate('users');
      showToast({ type: 'error', title: 'Update failed', description: errorMessage(error) });
    },
  });

  return {
    isFavorite: (breweryId: string) => user.favoriteBreweries.includes(breweryId),
    /** Whether a removal is in progress. */
    isLeaving: (breweryId: string) =>
      !user.favoriteBreweries.includes(breweryId) &&
      session.known()?.favoriteBreweries.includes(breweryId) === true,
    toggle: useCallback(
      (breweryId: string) => mutate({ id: user.id, breweryId }),
      [mutate, user.id],
    ),
  };
}

function toggled(user: OwnUser, breweryId: string): OwnUser {
  const rest = user.favoriteBreweries.filter((favorite) => favorite !== breweryId);
  const isIn = rest.length < user.favoriteBreweries.length;
  return { ...user, favoriteBreweries: isIn ? rest : [...rest, breweryId] };
}

function without<T extends { id: string }>(breweries: T[] | undefined, breweryId: string) {
  return breweries?.filter(({ id }) => id !== breweryId);
}
