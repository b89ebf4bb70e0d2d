import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';

/** Redeems a prize at a brewery. */
export function useRedeem() {
  const invalidate = useInvalidate();
  return trpc.trails.redeem.useMutation({
    onSuccess: (view, input) => {
      const data = { ...view, status: 'redeemed' as const };
      invalidate('trails', { path: 'trails.checkPrize', input, data });
    },
    onError: (error) => {
      // The prize is fetched again and shows the reason.
      invalidate('trails');
      if (!refusal(error).code?.startsWith('prize.')) showRefusal('Not redeemed', error);
    },
  });
}

/** Undoes a redemption of this brewery. */
export function useUndoRedemption() {
  const invalidate = useInvalidate();
  return trpc.trails.undoRedemption.useMutation({
    onSuccess: (data, input) => invalidate('trails', { path: 'trails.checkPrize', input, data }),
    onError: (error) => {
      invalidate('trails');
      showRefusal('Not undone', error);
    },
  });
}
