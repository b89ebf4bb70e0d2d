import { useInvalidate } from '../../../data/invalidate.ts';
import { showError } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';

/** Makes two entries of tap lists one beer; the toast undoes it. */
export function useMergeBeers() {
  const invalidate = useInvalidate();
  return trpc.admin.beers.merge.useMutation({
    onSuccess: (change) =>
      showToast({ type: 'success', title: 'Beers merged', button: undoOf(change) }),
    onError: (error) => showError('The beers were not merged', error),
    onSettled: () => invalidate('beers'),
  });
}
