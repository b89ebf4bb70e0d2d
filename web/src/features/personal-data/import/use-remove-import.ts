import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Removes an import with its check-ins. */
export function useRemoveImport() {
  const invalidate = useInvalidate();
  return trpc.personalData.removeImport.useMutation({
    onSuccess: () => {
      showToast({ type: 'success', title: 'Import removed' });
      invalidate('personalData');
    },
    onError: (error) => {
      showRefusal('Not removed', error);
      invalidate('personalData');
    },
  });
}
