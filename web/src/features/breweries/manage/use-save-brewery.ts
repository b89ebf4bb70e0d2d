import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { useBreweryChanged } from '../../../data/use-brewery-changed.ts';
import { showToast } from '../../../lib/toast.ts';

interface SaveTexts {
  saved: string;
  failed: string;
}

/** Saves a brewery's details and invalidates the lists and events that contain them. */
export function useSaveBrewery({ saved, failed }: SaveTexts) {
  const updateCaches = useBreweryChanged();
  return trpc.breweries.update.useMutation({
    onSuccess: (brewery) => {
      updateCaches(brewery);
      showToast({ type: 'success', title: saved });
    },
    onError: (error) => showError(failed, error),
  });
}
