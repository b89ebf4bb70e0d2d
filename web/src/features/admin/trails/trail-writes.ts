import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

export function useCreateTrail() {
  const invalidate = useInvalidate();
  return trpc.admin.trails.create.useMutation({
    onSuccess: ({ name }) => {
      invalidate('trails');
      showToast({ type: 'success', title: 'Trail saved as a draft', description: name });
    },
    onError: (error) => showError('The trail was not saved', error),
  });
}

/**
 * Changes a trail.
 * @param done the title of the toast
 */
export function useUpdateTrail(done: string) {
  const invalidate = useInvalidate();
  return trpc.admin.trails.update.useMutation({
    onSuccess: ({ name }) => {
      invalidate('trails');
      showToast({ type: 'success', title: done, description: name });
    },
    onError: (error) => showError('The trail was not saved', error),
  });
}

/** Opens a trail, or closes it before its last day. */
export function useSetTrailOpen() {
  const invalidate = useInvalidate();
  return trpc.admin.trails.setOpen.useMutation({
    onSuccess: ({ name, closedAt }) => {
      invalidate('trails');
      const title = closedAt === null ? 'Trail opened' : 'Trail closed';
      showToast({ type: 'success', title, description: name });
    },
    onError: (error) => showRefusal('The trail was not changed', error),
  });
}
