import { useLocation } from '@tanstack/react-router';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { errorMessage } from '../../../data/errors.ts';
import { useCurrentUser } from '../../../data/session.ts';
import { useOnce } from '../../../lib/use-once.ts';
import styles from '../step.module.css';
import { WelcomeFrame } from '../welcome-frame.tsx';
import { useFirstAdministrator } from './use-first-administrator.ts';

/**
 * The page of the link that a server without administrators prints at its start. A button uses the
 * link, since mail and chat programs open links in advance.
 */
export function FirstAdministrator() {
  const token = useLocation({ select: ({ hash }) => hash });
  const user = useCurrentUser();
  const become = useFirstAdministrator();
  const becomeOnce = useOnce(become, { isFinal: true });
  const isBusy = become.isPending || become.isSuccess;
  if (!token) return <Refused message="This link is not complete. Please copy all of it." />;
  if (become.error) return <Refused message={errorMessage(become.error)} />;
  return (
    <WelcomeFrame scene="low">
      <div className={styles.step}>
        <h2 className={styles.title}>Become the administrator</h2>
        <p className={styles.hint}>
          {user ? `${user.username} becomes` : 'Sign in or sign up next: that account becomes'} the
          administrator of this Hoptrail. The link works once.
        </p>
        <Button wide aria-disabled={isBusy} onClick={() => becomeOnce({ token })}>
          {isBusy ? 'One moment...' : 'Continue'}
        </Button>
      </div>
    </WelcomeFrame>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <WelcomeFrame scene="low">
      <div className={styles.step} role="alert">
        <h2 className={styles.title}>This link cannot be used</h2>
        <p className={styles.hint}>{message}</p>
        <ButtonLink to="/" look="quiet">
          Open Hoptrail
        </ButtonLink>
      </div>
    </WelcomeFrame>
  );
}
