import { useLocation, useNavigate } from '@tanstack/react-router';

/** Where somebody is in signing in, and with which address. */
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
 * The present step. It is kept in the history: back goes a step back, and a phone that drops the
 * page while its owner reads the mail comes back to the code.
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
        // The code is used up then, so back leads past it to the address.
        replace: next.name !== 'verification',
        state: (state) => ({ ...state, signIn: next }),
      }),
  } satisfies { step: SignInStep; goTo: (next: SignInStep) => void };
}
