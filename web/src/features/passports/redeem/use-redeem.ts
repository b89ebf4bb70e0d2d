import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';

/** Redeems a prize at a brewery. */
export function useRedeem() {
  const invalidate = useInvalidate();
  return trpc.passports.redeem.useMutation({
    onSuccess: (view, input) => {
      const data = { ...view, status: 'redeemed' as const };
      invalidate('passports', { path: 'passports.checkPrize', input, data });
    },
    onError: (error) => {
      // The prize is fetched again and shows the reason.
      invalidate('passports');
      if (!refusal(error).code?.startsWith('prize.')) showRefusal('Not redeemed', error);
    },
  });
}

/** Undoes a redemption of this brewery. */
export function useUndoRedemption() {
  const invalidate = useInvalidate();
  return trpc.passports.undoRedemption.useMutation({
    onSuccess: (data, input) =>
      invalidate('passports', { path: 'passports.checkPrize', input, data }),
    onError: (error) => {
      invalidate('passports');
      showRefusal('Not undone', error);
    },
  });
}
