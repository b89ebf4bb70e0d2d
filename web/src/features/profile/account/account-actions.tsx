import type { OwnUser } from '@hoptrail/contracts/users/users';
import LogOut from 'lucide-react/icons/log-out';
import Luggage from 'lucide-react/icons/luggage';
import { Suspense, useContext } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { FormLeave } from '../../../components/form/drafts/form-guard.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useOnce } from '../../../lib/use-once.ts';
import { hasWaiting } from '../../waiting/shared/has-waiting.ts';
import { Devices } from '../devices/devices.tsx';
import styles from './account-actions.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { useSignOut } from './use-sign-out.ts';

const SignOutQuestion = lazy(() => import('../../waiting/shared/sign-out-question.tsx'));

/** The signed-in address, signing out, the person's data and deleting the account. */
export function AccountActions({ user }: { user: OwnUser }) {
  const leave = useContext(FormLeave);
  const signOut = useSignOut();
  const signOutOnce = useOnce(signOut);
  const question = useConfirmation('sign-out-with-waiting');
  return (
    <section className={styles.account} aria-labelledby="signed-in">
      <p id="signed-in" className={styles.label}>
        Signed in as <span className={styles.email}>{user.email}</span>
      </p>
      <div className={styles.actions}>
        <Button
          look="quiet"
          disabled={signOut.isPending}
          onClick={() => leave(() => (hasWaiting() ? question.show() : signOutOnce()))}
        >
          <LogOut size={18} aria-hidden />
          Sign Out
        </Button>
        <Devices />
        <ButtonLink to="/your-data" look="quiet">
          <Luggage size={18} aria-hidden />
          Your Data
        </ButtonLink>
        <DeleteAccount userId={user.id} />
      </div>
      {question.open && (
        <Suspense>
          <SignOutQuestion open onClose={question.hide} onSignOut={() => signOutOnce()} />
        </Suspense>
      )}
    </section>
  );
}
