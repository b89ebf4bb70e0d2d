import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';

const InviteForm = lazy(() => import('./invite-form.tsx'));

/** Opens the dialog that invites an address. */
export function InviteButton() {
  const dialog = useDialog('invite');
  return (
    <>
      <Button wide onClick={dialog.show}>
        Invite Somebody
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Invite Somebody">
        <InviteForm onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
