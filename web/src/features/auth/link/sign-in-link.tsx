import { useLocation } from '@tanstack/react-router';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { useOnce } from '../../../lib/use-once.ts';
import styles from '../step.module.css';
import { WelcomeFrame } from '../welcome-frame.tsx';
import { useSignInByLink } from './use-sign-in-by-link.ts';

/**
 * The page of a link that `hoptrail admin sign-in-link` printed. A button uses the link, since mail
 * and chat programs open links in advance.
 */
export function SignInLink() {
  const token = useLocation({ select: ({ hash }) => hash });
  const signIn = useSignInByLink();
  const signInOnce = useOnce(signIn, { isFinal: true });
  const busy = signIn.isPending || signIn.isSuccess;
  const problem = token ? signIn.error?.message : 'This sign-in link is not complete.';
  return (
    <WelcomeFrame scene="low">
      <div className={styles.step}>
        <h2 className={styles.title}>Sign in with this link</h2>
        <p className={styles.hint} role={problem ? 'alert' : undefined}>
          {problem ?? 'It works once, and signs you in on this device.'}
        </p>
        {problem ? (
          <ButtonLink to="/welcome" wide>
            Sign In With a Code
          </ButtonLink>
        ) : (
          <Button wide aria-disabled={busy} onClick={() => signInOnce({ token })}>
            {busy ? 'Signing in...' : 'Sign In'}
          </Button>
        )}
      </div>
    </WelcomeFrame>
  );
}
