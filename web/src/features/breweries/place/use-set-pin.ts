import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { useBreweryChanged } from '../../../data/use-brewery-changed.ts';
import { showToast } from '../../../lib/toast.ts';

/** Saves a brewery's position and refetches the sorted lists. */
export function useSetPin() {
  const updateCaches = useBreweryChanged();
  return trpc.breweries.setPin.useMutation({
    onSuccess: (brewery) => {
      updateCaches(brewery);
      showToast({ type: 'success', title: 'Location saved', description: brewery.name });
    },
    onError: (error) => showError('Failed to save the location', error),
  });
}
