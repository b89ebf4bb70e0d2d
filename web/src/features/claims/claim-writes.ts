import { useInvalidate } from '../../data/invalidate.ts';
import { useSession } from '../../data/session.ts';
import { showRefusal } from '../../data/show-error.ts';
import { trpc } from '../../data/trpc.ts';
import { showToast } from '../../lib/toast.ts';

/**
 * Claims a brewery. A refusal may mean that an earlier try arrived, so the claims are fetched
 * again.
 */
export function useMakeClaim() {
  const readAgain = useReadAgain();
  return trpc.claims.create.useMutation({
    onSuccess: () => {
      showToast({
        type: 'success',
        title: 'Claim sent',
        description: 'You will read the answer here and by mail.',
      });
    },
    onError: (error) => showRefusal('Your claim was not sent', error),
    onSettled: readAgain,
  });
}

export function useWithdrawClaim() {
  const readAgain = useReadAgain();
  return trpc.claims.withdraw.useMutation({
    onSuccess: () => showToast({ type: 'success', title: 'Claim withdrawn' }),
    onError: (error) => showRefusal('Your claim was not withdrawn', error),
    onSettled: readAgain,
  });
}

function useReadAgain() {
  const invalidate = useInvalidate();
  const session = useSession();
  return () => {
    invalidate('claims');
    void session.refresh();
  };
}
