import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { errorMessage, refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { hideToast, showToast } from '../../../lib/toast.ts';
import { isTurnedAway } from '../registration/turned-away.ts';
import { useFinishSignIn } from '../use-finish-sign-in.ts';

/**
 * Verifies a code and signs in.
 * @param onNewUser called when the address has no account yet
 */
export function useVerifyCode(onNewUser: () => void) {
  const finish = useFinishSignIn();
  return trpc.auth.verifyCode.useMutation({
    onSuccess: ({ user }) => {
      if (!user) {
        // The toast about the code would cover the title of the next step.
        hideToast();
        return onNewUser();
      }
      finish(user, { title: 'Welcome back!' });
    },
    onError: (error) => {
      // The refusal replaces the code input and stays, so no toast is needed.
      if (isTurnedAway(error)) return;
      const { retryAfter } = refusal(error);
      const description =
        retryAfter === undefined
          ? errorMessage(error, 'Please check your code and try again')
          : `Too many wrong codes. Please try again in ${waitTextOfSeconds(retryAfter, 'words')}.`;
      showToast({ type: 'error', title: 'Invalid code', description });
    },
  });
}
