import { useInvalidate } from '../../../data/invalidate.ts';
import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';

/** Changes the rating, line or sharing of a beer on the person's list. */
export function useUpdateBeer() {
  const invalidate = useInvalidate();
  return trpc.beers.had.update.useMutation({
    onSuccess: () => invalidate('beers'),
    onError: (error) => showError('Beer not saved', error),
  });
}

/** Removes a beer from the person's list. */
export function useRemoveBeer() {
  const invalidate = useInvalidate();
  return trpc.beers.had.remove.useMutation({
    onSuccess: () => invalidate('beers'),
    onError: (error) => showError('Beer not removed', error),
  });
}
