import { errorMessage } from './errors.ts';
import { useSession, useSignedInUser } from './session.ts';
import { showToast } from './toast.ts';
import { trpc } from './trpc.ts';

/**
 * Adds a brewery to the signed-in person's favourites or takes it out: shown at once,
 * taken back when the server refuses.
 */
export function useToggleFavorite() {
  const session = useSession();
  const user = useSignedInUser();
  const utils = trpc.useUtils();
  const list = { id: user.id };

  const toggle = trpc.users.toggleFavorite.useMutation({
    onMutate: async ({ breweryId }) => {
      await utils.users.favorites.cancel(list);
      const before = { user, breweries: utils.users.favorites.getData(list) };
      session.keep({ ...user, favoriteBreweries: toggled(user.favoriteBreweries, breweryId) });
      utils.users.favorites.setData(list, (breweries) => without(breweries, breweryId));
      return before;
    },
    onSuccess: (updated) => {
      session.keep(updated);
      showToast({ type: 'success', title: 'Favorites updated' });
    },
    onError: (error, _input, before) => {
      if (before && session.user()?.id === before.user.id) session.keep(before.user);
      utils.users.favorites.setData(list, before?.breweries);
      showToast({ type: 'error', title: 'Update failed', description: errorMessage(error) });
    },
    onSettled: () => utils.users.favorites.invalidate(list),
  });

  return {
    isFavorite: (breweryId: string) => user.favoriteBreweries.includes(breweryId),
    toggle: (breweryId: string) => toggle.mutate({ id: user.id, breweryId }),
  };
}

function toggled(favorites: string[], breweryId: string): string[] {
  const rest = favorites.filter((favorite) => favorite !== breweryId);
  return rest.length < favorites.length ? rest : [...favorites, breweryId];
}

function without<T extends { id: string }>(breweries: T[] | undefined, breweryId: string) {
  return breweries?.filter(({ id }) => id !== breweryId);
}
