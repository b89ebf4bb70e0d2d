import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { useTapListChanged } from './use-tap-list-changed.ts';

export function useCreateBeer() {
  const refresh = useRefresh();
  return trpc.beers.create.useMutation({
    onSuccess: ({ breweryId, beerName }) => {
      refresh(breweryId);
      showToast({ type: 'success', title: 'Beer added', description: beerName });
    },
    onError: (error) => showError('Failed to add the beer', error),
  });
}

export function useUpdateBeer() {
  const refresh = useRefresh();
  return trpc.beers.update.useMutation({
    onSuccess: ({ breweryId, beerName }) => {
      refresh(breweryId);
      showToast({ type: 'success', title: 'Beer updated', description: beerName });
    },
    onError: (error) => showError('Failed to update the beer', error),
  });
}

export function useDeleteBeer(breweryId: string) {
  const refresh = useRefresh();
  return trpc.beers.delete.useMutation({
    onSuccess: () => {
      refresh(breweryId);
      showToast({ type: 'success', title: 'Beer deleted' });
    },
    onError: (error) => {
      refresh(breweryId);
      showRefusal('Failed to delete the beer', error);
    },
  });
}

function useRefresh() {
  const { beers } = trpc.useUtils();
  const changed = useTapListChanged();
  return (breweryId: string) => {
    void beers.ofBrewery.invalidate({ breweryId });
    changed();
  };
}
