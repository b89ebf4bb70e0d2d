import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import styles from './edit-profile.module.css';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

/** The round button on the header, and the dialog that it opens, which begins anew each time. */
export function EditProfile() {
  const dialog = useDialog('edit-profile');
  const [times, setTimes] = useState(0);
  const open = () => {
    setTimes(times + 1);
    dialog.show();
  };
  return (
    <>
      <Button look="round" aria-label="Edit Profile" className={styles.button} onClick={open}>
        <UserRoundPen size={22} aria-hidden />
      </Button>
      <EditProfileDialog key={times} dialog={dialog} />
    </>
  );
}
