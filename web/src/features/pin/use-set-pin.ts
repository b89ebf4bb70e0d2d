import { errorMessage } from '../../lib/errors.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Saves where a brewery is; lists are sorted anew by it. */
export function useSetPin() {
  const utils = trpc.useUtils();
  return trpc.breweries.setPin.useMutation({
    onSuccess: (brewery) => {
      utils.breweries.byId.setData({ id: brewery.id }, brewery);
      // What the phone keeps for the time without signal is the answer to a question.
      void utils.breweries.byId.invalidate({ id: brewery.id });
      void utils.breweries.list.invalidate();
      void utils.breweries.listAll.invalidate();
      void utils.users.ownedBreweries.invalidate();
      void utils.users.favorites.invalidate();
      void utils.events.weekly.invalidate();
      showToast({ type: 'success', title: 'Location saved', description: brewery.name });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Failed to save the location',
        description: errorMessage(error),
      }),
  });
}
