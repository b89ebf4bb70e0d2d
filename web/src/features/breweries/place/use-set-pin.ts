import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { useBreweryChanged } from '../../../data/use-brewery-changed.ts';
import { showToast } from '../../../lib/toast.ts';

/** Saves where a brewery is; lists are sorted anew by it. */
export function useSetPin() {
  const tell = useBreweryChanged();
  return trpc.breweries.setPin.useMutation({
    onSuccess: (brewery) => {
      tell(brewery);
      showToast({ type: 'success', title: 'Location saved', description: brewery.name });
    },
    onError: (error) => showError('Failed to save the location', error),
  });
}
