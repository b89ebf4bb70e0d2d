import { useLocation, useNavigate } from '@tanstack/react-router';

/** The step of the sign-in, and its address. */
export interface SignInStep {
  name: 'email' | 'verification' | 'profile';
  email: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signIn?: SignInStep | undefined;
  }
}

/**
 * Returns the current step. It is stored in the history, so that back goes a step back and a phone
 * that unloads the page while the person reads the mail returns to the code.
 */
export function useSignInStep() {
  const step = useLocation({ select: ({ state }) => state.signIn });
  const navigate = useNavigate();
  return {
    step: step ?? { name: 'email', email: '' },
    goTo: (next: SignInStep) =>
      navigate({
        to: '/welcome',
        search: true,
        // The code is used by then, so back skips it.
        replace: next.name !== 'verification',
        state: (state) => ({ ...state, signIn: next }),
      }),
  } satisfies { step: SignInStep; goTo: (next: SignInStep) => void };
}
