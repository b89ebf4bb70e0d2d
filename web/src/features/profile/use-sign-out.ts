import { errorMessage } from '../../lib/errors.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useEndSession } from './use-end-session.ts';

/** Signs out, on the server first: a session that goes on there is no sign-out. */
export function useSignOut() {
  const endSession = useEndSession();
  return trpc.auth.logout.useMutation({
    onSuccess: endSession,
    onError: (error) => {
      showToast({ type: 'error', title: 'Sign out failed', description: errorMessage(error) });
    },
  });
}
