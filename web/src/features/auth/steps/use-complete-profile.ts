import { errorLine, errorMessage, isUsernameRefusal, refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { hideToast, showToast } from '../../../lib/toast.ts';
import { isTurnedAway } from '../registration/turned-away.ts';
import { useFinishSignIn } from '../use-finish-sign-in.ts';

interface Outcomes {
  /** The name is taken or not allowed; the message belongs to its field. */
  onUsernameProblem: (message: string) => void;
  /** The address has to be confirmed again. */
  onStartOver: () => void;
}

/** Creates the account, registers its photo and signs in. */
export function useCompleteProfile({ onUsernameProblem, onStartOver }: Outcomes) {
  const finish = useFinishSignIn();
  const { client } = trpc.useUtils();
  return trpc.auth.completeProfile.useMutation({
    onMutate: hideToast,
    onSuccess: ({ user }, { profileImageUrl }) => {
      client.users.setProfileImage
        .mutate({ userId: user.id, profileImageURL: profileImageUrl })
        .catch((error) => console.error(errorLine(error)));
      // An invitation to the team of a brewery was accepted with the account.
      const isInTeam = user.ownedBreweries + user.staffBreweries > 0;
      finish(
        user,
        {
          title: 'Welcome to Hoptrail!',
          description: 'Your account has been created successfully',
        },
        isInTeam ? '/brewery-owner-dashboard' : '/',
      );
    },
    onError: (error) => {
      const { code } = refusal(error);
      const message = errorMessage(error);
      if (isUsernameRefusal(error)) onUsernameProblem(message);
      showToast({ type: 'error', title: 'Failed to create account', description: message });
      const startsOver = code === 'auth.signupExpired' || code === 'auth.accountExists';
      if (startsOver || isTurnedAway(error)) onStartOver();
    },
  });
}
