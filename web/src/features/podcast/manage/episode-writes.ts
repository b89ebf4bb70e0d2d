import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';

export function useCreateEpisode() {
  const invalidate = useInvalidate();
  return trpc.admin.podcast.createEpisode.useMutation({
    onSuccess: () => {
      invalidate('podcast');
      showToast({ type: 'success', title: 'Episode created successfully!' });
    },
    onError: (error) => showError('Failed to create episode', error),
  });
}

export function useUpdateEpisode() {
  const invalidate = useInvalidate();
  return trpc.admin.podcast.updateEpisode.useMutation({
    onSuccess: () => {
      invalidate('podcast');
      showToast({ type: 'success', title: 'Episode updated successfully!' });
    },
    onError: (error) => showError('Failed to update episode. Please try again.', error),
  });
}

export function useDeleteEpisode() {
  const invalidate = useInvalidate();
  return trpc.admin.podcast.deleteEpisode.useMutation({
    onSuccess: (deletion) => {
      invalidate('podcast');
      const button = undoOf(deletion);
      showToast({ type: 'success', title: 'Episode deleted successfully!', button });
    },
    onError: (error) => showRefusal('Failed to delete episode. Please try again.', error),
  });
}
