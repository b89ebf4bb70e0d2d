import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import styles from './account-actions.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

/** The way out for good, which asks once more. */
export function DeleteAccount({ userId }: { userId: string }) {
  const dialog = useDialog('delete-account');
  const deletion = useDeleteAccount();
  return (
    <>
      <Button look="plain" className={styles.delete} onClick={dialog.show}>
        <Trash2 size={18} aria-hidden />
        Delete Account
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Delete Account?"
        confirm={deletion.isPending ? 'Deleting...' : 'Delete Account'}
        onConfirm={() => deletion.mutate({ id: userId })}
        busy={deletion.isPending}
      >
        <p>
          Your check-ins, favorites and profile data are permanently removed. This action cannot be
          undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
