import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';

const AddStaffForm = lazy(() => import('./add-staff-form.tsx'));

/** The button that adds a person to the staff, and its dialog. */
export function AddStaff({ breweryId, isFull }: { breweryId: string; isFull: boolean }) {
  const dialog = useDialog('add-staff');
  return (
    <>
      <Button wide disabled={isFull} onClick={dialog.show}>
        <UserRoundPlus size={20} aria-hidden />
        Add Somebody
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add to the Staff">
        <AddStaffForm breweryId={breweryId} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
