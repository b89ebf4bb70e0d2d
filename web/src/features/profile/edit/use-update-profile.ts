import { isUsernameRefusal, refusal } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { useSession } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { showToast } from '../../../lib/toast.ts';
import { updateFailedToast } from './update-failed-toast.ts';

/** Saves changes of the profile and refetches the queries that show it. */
export function useUpdateProfile() {
  const session = useSession();
  const invalidate = useInvalidate();
  return trpc.users.update.useMutation({
    onSuccess: (user) => {
      session.store(user);
      invalidate('users');
      invalidate('checkins');
      showToast({ type: 'success', title: 'Profile updated' });
    },
    onError: (error) => {
      // The form shows a refused username at its field.
      if (isUsernameRefusal(error)) return;
      showToast(updateFailedToast(error.message, refusal(error).code));
    },
  });
}
