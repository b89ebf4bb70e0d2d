import { errorMessage } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { removeAllOf } from '../../lib/storage.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Removes the account, on this device too, and signs out. */
export function useDeleteAccount() {
  const session = useSession();
  return trpc.users.delete.useMutation({
    onSuccess: (_done, { id }) => {
      removeAllOf(id);
      session.end();
      showToast({ type: 'success', title: 'Account deleted' });
    },
    onError: (error) => {
      showToast({ type: 'error', title: 'Deletion failed', description: errorMessage(error) });
    },
  });
}
