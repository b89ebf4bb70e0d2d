import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/**
 * Decides a claim. When another administrator was faster, a toast says so and the claim is removed.
 */
export function useDecideClaim() {
  const invalidate = useInvalidate();
  const closeDialogs = useCloseDialogs();
  return trpc.admin.claims.decide.useMutation({
    onSuccess: ({ message }) => {
      showToast({ type: 'success', title: message });
      invalidate('claims');
      invalidate('breweries');
    },
    onError: (error) => {
      showToast({
        type: 'error',
        title: 'The claim was not decided',
        description: errorMessage(error),
      });
      const { code } = refusal(error);
      if (code !== 'claim.decided' && code !== 'claim.notFound') return;
      invalidate('claims');
      closeDialogs();
    },
  });
}
