import { showFailure } from '../../lib/show-failure.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

interface SaveTexts {
  saved: string;
  failed: string;
}

/** Saves a brewery's details; its new name goes along to lists and events. */
export function useSaveBrewery({ saved, failed }: SaveTexts) {
  const utils = trpc.useUtils();
  return trpc.breweries.update.useMutation({
    onSuccess: (brewery) => {
      utils.breweries.byId.setData({ id: brewery.id }, brewery);
      void utils.breweries.list.invalidate();
      void utils.users.ownedBreweries.invalidate();
      void utils.users.favorites.invalidate();
      void utils.events.invalidate();
      showToast({ type: 'success', title: saved });
    },
    onError: (error) => showFailure(failed, error),
  });
}
