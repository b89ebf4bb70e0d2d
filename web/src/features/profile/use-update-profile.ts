import { isUsernameRefusal, refusal } from '../../lib/errors.ts';
import { useOutdate } from '../../lib/outdate.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { updateFailedToast } from './update-failed-toast.ts';

/** Saves what a person changed about themselves; whatever shows them is read anew. */
export function useUpdateProfile() {
  const session = useSession();
  const outdate = useOutdate();
  return trpc.users.update.useMutation({
    onSuccess: (user) => {
      session.keep(user);
      outdate('checkins.leaderboard', 'users.byId');
      showToast({ type: 'success', title: 'Profile updated' });
    },
    onError: (error) => {
      // The form shows a refused username at its field.
      if (isUsernameRefusal(error)) return;
      showToast(updateFailedToast(error.message, refusal(error).code));
    },
  });
}
