import { trpc } from '../../../data/trpc.ts';
import { useSignInStep } from '../steps/sign-in-step.ts';
import { useFinishSignIn } from '../use-finish-sign-in.ts';

/** Signs in with a link; an address without an account continues with the profile step. */
export function useSignInByLink() {
  const finish = useFinishSignIn();
  const { goTo } = useSignInStep();
  return trpc.auth.signInByLink.useMutation({
    onSuccess: ({ user, email }) => {
      if (user) finish(user, { title: 'Welcome back!' });
      else goTo({ name: 'profile', email });
    },
  });
}
