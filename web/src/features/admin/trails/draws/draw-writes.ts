import { useInvalidate } from '../../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';
import { counted } from '../../../../lib/text/numbers.ts';
import { showToast } from '../../../../lib/toast.ts';

/** Draws winners among those who finished a trail. */
export function useDraw() {
  const invalidate = useInvalidate();
  return trpc.admin.trails.draw.useMutation({
    onSuccess: (data, { id, winners, seen }) => {
      invalidate('trails', { path: 'admin.trails.winners', input: { id }, data });
      const drawn = data.total - seen;
      showToast({
        type: 'success',
        title: `${counted(drawn, 'winner', 'winners')} drawn`,
        ...(drawn < winners && { description: 'Nobody else is left to draw.' }),
      });
    },
    onError: (error) => {
      // The list may have changed meanwhile.
      invalidate('trails');
      showError('Nobody was drawn', error);
    },
  });
}

/** Removes a winner who was drawn by mistake. */
export function useRemoveWinner() {
  const invalidate = useInvalidate();
  return trpc.admin.trails.removeWinner.useMutation({
    onSuccess: () => {
      invalidate('trails');
      showToast({ type: 'success', title: 'Winner removed' });
    },
    onError: (error) => {
      invalidate('trails');
      showRefusal('The winner was not removed', error);
    },
  });
}
