import { LogOut, Settings } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import styles from './account-menu.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The round button on the header, and what it opens: who is signed in, and the way out. */
export function AccountMenu({ email }: { email: string }) {
  const dialog = useDialog('account');
  const signOut = useSignOut();
  return (
    <>
      <Button look="round" aria-label="Account" className={styles.button} onClick={dialog.show}>
        <Settings size={22} aria-hidden />
      </Button>
      <Dialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Account"
        footer={
          <Button wide look="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            <LogOut size={20} aria-hidden />
            Sign Out
          </Button>
        }
      >
        <p className={styles.label}>Signed in as</p>
        <p className={styles.email}>{email}</p>
      </Dialog>
    </>
  );
}
