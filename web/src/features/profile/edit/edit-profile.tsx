import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import styles from './edit-profile.module.css';

const ProfileForm = lazy(() => import('./profile-form.tsx'));

/** The round button on the header, and the dialog that it opens. */
export function EditProfile() {
  const dialog = useDialog('edit-profile');
  return (
    <>
      <Button
        look="round"
        aria-label="Edit Profile"
        className={styles.button}
        onClick={dialog.show}
      >
        <UserRoundPen size={22} aria-hidden />
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Profile">
        <Suspense fallback={<CardSkeleton height={320} />}>
          <ProfileForm onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
