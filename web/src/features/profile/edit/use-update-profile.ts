import { isUsernameRefusal, refusal } from '../../../data/errors.ts';
import { useUpdateUser } from '../../../data/use-update-user.ts';
import { showToast } from '../../../lib/toast.ts';
import { updateFailedToast } from './update-failed-toast.ts';

type Changes = Parameters<ReturnType<typeof useUpdateUser>['mutateAsync']>[0];

/** Returns a function that saves changes of the profile, with a toast about the outcome. */
export function useUpdateProfile() {
  const { mutateAsync } = useUpdateUser();
  return async (changes: Changes) => {
    try {
      await mutateAsync(changes);
    } catch (error) {
      // The form shows a refused username at its field.
      if (error instanceof Error && !isUsernameRefusal(error)) {
        showToast(updateFailedToast(error.message, refusal(error).code));
      }
      throw error;
    }
    showToast({ type: 'success', title: 'Profile updated' });
  };
}
