import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { useBreweryChanged } from '../../../data/use-brewery-changed.ts';
import { showToast } from '../../../lib/toast.ts';

interface SaveTexts {
  saved: string;
  failed: string;
}

/** Saves a brewery's details; its new name goes along to lists and events. */
export function useSaveBrewery({ saved, failed }: SaveTexts) {
  const tell = useBreweryChanged();
  return trpc.breweries.update.useMutation({
    onSuccess: (brewery) => {
      tell(brewery);
      showToast({ type: 'success', title: saved });
    },
    onError: (error) => showError(failed, error),
  });
}
