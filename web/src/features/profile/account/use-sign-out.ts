import { errorMessage } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { useEndSession } from '../use-end-session.ts';

/**
 * Signs out on the server first, since a session that still works there would not be a sign-out.
 */
export function useSignOut() {
  const endSession = useEndSession();
  return trpc.auth.logout.useMutation({
    onSuccess: endSession,
    onError: (error) => {
      showToast({ type: 'error', title: 'Sign out failed', description: errorMessage(error) });
    },
  });
}
