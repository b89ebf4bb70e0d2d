import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

export function useCreatePassport() {
  const invalidate = useInvalidate();
  return trpc.admin.passports.create.useMutation({
    onSuccess: ({ name }) => {
      invalidate('passports');
      showToast({ type: 'success', title: 'Trail saved as a draft', description: name });
    },
    onError: (error) => showError('The trail was not saved', error),
  });
}

/**
 * Changes a trail.
 * @param done the title of the toast
 */
export function useUpdatePassport(done: string) {
  const invalidate = useInvalidate();
  return trpc.admin.passports.update.useMutation({
    onSuccess: ({ name }) => {
      invalidate('passports');
      showToast({ type: 'success', title: done, description: name });
    },
    onError: (error) => showError('The trail was not saved', error),
  });
}

/** Opens a trail, or closes it before its last day. */
export function useSetPassportOpen() {
  const invalidate = useInvalidate();
  return trpc.admin.passports.setOpen.useMutation({
    onSuccess: ({ name, closedAt }) => {
      invalidate('passports');
      const title = closedAt === null ? 'Trail opened' : 'Trail closed';
      showToast({ type: 'success', title, description: name });
    },
    onError: (error) => showRefusal('The trail was not changed', error),
  });
}
