import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';

const AddPersonForm = lazy(() => import('./add-person-form.tsx'));

/** The button that adds a person to the team, and its dialog. */
export function AddPerson({ breweryId }: { breweryId: string }) {
  const dialog = useDialog('add-person');
  return (
    <>
      <Button wide onClick={dialog.show}>
        <UserRoundPlus size={20} aria-hidden />
        Add Somebody
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add to the Team">
        <AddPersonForm breweryId={breweryId} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
