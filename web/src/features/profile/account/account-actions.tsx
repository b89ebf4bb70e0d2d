import type { OwnUser } from '@hoptrail/contracts/users/users';
import LogOut from 'lucide-react/icons/log-out';
import Luggage from 'lucide-react/icons/luggage';
import { useContext } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { FormLeave } from '../../../components/form/drafts/form-guard.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Devices } from '../devices/devices.tsx';
import styles from './account-actions.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The signed-in address, signing out, the person's data and deleting the account. */
export function AccountActions({ user }: { user: OwnUser }) {
  const leave = useContext(FormLeave);
  const signOut = useSignOut();
  const signOutOnce = useOnce(signOut);
  return (
    <section className={styles.account} aria-labelledby="signed-in">
      <p id="signed-in" className={styles.label}>
        Signed in as <span className={styles.email}>{user.email}</span>
      </p>
      <div className={styles.actions}>
        <Button
          look="quiet"
          disabled={signOut.isPending}
          onClick={() => leave(() => signOutOnce())}
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
    </section>
  );
}
