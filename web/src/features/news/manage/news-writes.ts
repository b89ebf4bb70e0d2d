import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { undoOf } from '../../history/shared/undo-of.tsx';

export function usePublishNews() {
  const invalidate = useInvalidate();
  return trpc.news.publish.useMutation({
    onSuccess: () => showToast({ type: 'success', title: 'News published' }),
    onError: (error) => showError('Failed to publish the news', error),
    // Somebody else may have published the lines of this week.
    onSettled: () => invalidate('news'),
  });
}

export function useEditNews() {
  const invalidate = useInvalidate();
  return trpc.news.edit.useMutation({
    onSuccess: () => {
      invalidate('news');
      showToast({ type: 'success', title: 'News updated' });
    },
    onError: (error) => showError('Failed to update the news', error),
  });
}

export function useDeleteNews() {
  const invalidate = useInvalidate();
  return trpc.news.takeBack.useMutation({
    onSuccess: (deletion) =>
      showToast({ type: 'success', title: 'News deleted', button: undoOf(deletion) }),
    onError: (error) => showRefusal('Failed to delete the news', error),
    onSettled: () => invalidate('news'),
  });
}
