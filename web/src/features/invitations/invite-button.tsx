import { Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { part } from '../../components/part.tsx';
import { useDialog } from '../../components/use-dialog.ts';

const InviteForm = part(() => import('./invite-form.tsx'));

/** Opens the dialog that invites an address. */
export function InviteButton() {
  const dialog = useDialog('invite');
  return (
    <>
      <Button onClick={dialog.show}>Invite Somebody</Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Invite Somebody">
        <Suspense>
          <InviteForm onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
