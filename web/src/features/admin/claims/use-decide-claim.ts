import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
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
      showRefusal('The claim was not decided', error);
      const { code } = refusal(error);
      if (code !== 'claim.decided' && code !== 'claim.notFound') return;
      invalidate('claims');
      closeDialogs();
    },
  });
}
