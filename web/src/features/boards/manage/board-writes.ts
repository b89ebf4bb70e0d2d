import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showError, showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/** Connects a television by its digits. */
export function usePairBoard() {
  const invalidate = useInvalidate();
  return trpc.boards.pair.useMutation({
    onSuccess: ({ name }) => showToast({ type: 'success', title: `${name} shows the menu` }),
    onError: (error) => {
      // The form shows a refusal.
      if (!refusal(error).code) showError('The board was not added', error);
    },
    onSettled: () => invalidate('boards'),
  });
}

/** Ends a board, whose television shows digits then. */
export function useEndBoard() {
  const invalidate = useInvalidate();
  return trpc.boards.end.useMutation({
    onError: (error) => showRefusal('The board was not ended', error),
    onSettled: () => invalidate('boards'),
  });
}
