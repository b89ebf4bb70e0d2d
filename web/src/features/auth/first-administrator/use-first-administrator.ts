import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';

/**
 * Uses the first administrator's link for the signed-in account, or for the one that signs in next.
 */
export function useFirstAdministrator() {
  const session = useSession();
  const navigate = useNavigate();
  return trpc.auth.becomeFirstAdministrator.useMutation({
    onSuccess: async ({ user }) => {
      if (user) {
        session.store(user);
        showToast({ type: 'success', title: 'You are the administrator' });
        return await navigate({ to: '/', replace: true });
      }
      session.end();
      showToast({
        type: 'success',
        title: 'Now sign in or sign up',
        description: 'That account becomes the administrator.',
      });
      await navigate({ to: '/welcome', replace: true });
    },
  });
}
