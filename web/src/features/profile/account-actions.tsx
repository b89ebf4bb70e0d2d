import type { OwnUser } from '@hoptrail/contracts/users';
import { LogOut } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import styles from './account-actions.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { useSignOut } from './use-sign-out.ts';

interface AccountActionsProps {
  user: OwnUser;
  /** Asks first where something would be lost. */
  onLeave: (signOut: () => void) => void;
}

/** Who is signed in, and the ways out. */
export function AccountActions({ user, onLeave }: AccountActionsProps) {
  const signOut = useSignOut();
  return (
    <section className={styles.account} aria-labelledby="signed-in">
      <p id="signed-in" className={styles.label}>
        Signed in as <span className={styles.email}>{user.email}</span>
      </p>
      <div className={styles.actions}>
        <Button
          look="quiet"
          disabled={signOut.isPending}
          onClick={() => onLeave(() => signOut.mutate())}
        >
          <LogOut size={18} aria-hidden />
          Sign Out
        </Button>
        <DeleteAccount userId={user.id} />
      </div>
    </section>
  );
}
