import { errorMessage } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Signs out, on the server first: a session that goes on there is no sign-out. */
export function useSignOut() {
  const session = useSession();
  return trpc.auth.logout.useMutation({
    onSuccess: () => session.end(),
    onError: (error) => {
      showToast({ type: 'error', title: 'Sign out failed', description: errorMessage(error) });
    },
  });
}
