import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { useEndSession } from '../use-end-session.ts';

/** Deletes the account and signs out, which removes what this device stores. */
export function useDeleteAccount() {
  const endSession = useEndSession();
  return trpc.users.delete.useMutation({
    onSuccess: async () => {
      await endSession();
      showToast({ type: 'success', title: 'Account deleted' });
    },
    onError: (error) => showRefusal('Deletion failed', error),
  });
}
