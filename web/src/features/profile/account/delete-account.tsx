import Trash2 from 'lucide-react/icons/trash';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { hasWaiting } from '../../waiting/shared/has-waiting.ts';
import styles from './account-actions.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

const NotSentYet = lazy(() => import('../../waiting/shared/not-sent-yet.tsx'), { silent: true });

/** The button that deletes the account after a confirmation. */
export function DeleteAccount({ userId }: { userId: string }) {
  const deletion = useDeleteAccount();
  return (
    <ConfirmedAction
      name="delete-account"
      action="Delete Account"
      doing="Deleting..."
      isDoing={deletion.isPending}
      title="Delete Account?"
      onConfirm={() => deletion.mutate({ id: userId })}
      button={(ask) => (
        <Button look="plain" isDangerous onClick={ask}>
          <Trash2 size={18} aria-hidden />
          Delete Account
        </Button>
      )}
    >
      <p>
        Your check-ins, favorites and profile data are permanently removed. This action cannot be
        undone.
      </p>
      <p className={styles.kept}>
        Notes, pictures, stamps, beers and prizes go with them. To keep a copy, cancel and open Your
        Data.
      </p>
      {hasWaiting() && (
        <Suspense>
          <NotSentYet />
        </Suspense>
      )}
    </ConfirmedAction>
  );
}
