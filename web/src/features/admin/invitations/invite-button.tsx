import Plus from 'lucide-react/icons/plus';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { ToolbarButton } from '../../../components/list/toolbar/toolbar.tsx';

const InviteForm = lazy(() => import('./invite-form.tsx'));

/** Opens the dialog that invites an address. */
export function InviteButton() {
  const dialog = useDialog('invite');
  return (
    <>
      <ToolbarButton Icon={Plus} onClick={dialog.show}>
        Invite Somebody
      </ToolbarButton>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Invite Somebody">
        <InviteForm onClose={dialog.hide} />
      </Dialog>
    </>
  );
}
