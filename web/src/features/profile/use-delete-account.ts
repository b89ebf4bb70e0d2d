import { errorMessage } from '../../lib/errors.ts';
import { removeAllOf } from '../../lib/storage.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useEndSession } from './use-end-session.ts';

/** Removes the account, on this device too, and signs out. */
export function useDeleteAccount() {
  const endSession = useEndSession();
  return trpc.users.delete.useMutation({
    onSuccess: async (_done, { id }) => {
      await endSession();
      removeAllOf(id);
      showToast({ type: 'success', title: 'Account deleted' });
    },
    onError: (error) => {
      showToast({ type: 'error', title: 'Deletion failed', description: errorMessage(error) });
    },
  });
}
