import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useConfirmation, useDialog } from '../../../components/dialog/use-dialog.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { useSetOwner } from './brewery-writes.ts';
import { OwnerForm } from './owner-form.tsx';

/** The button 'Change Owner' on a brewery's page, for administrators. */
export function ChangeOwner({ brewery }: { brewery: BreweryDetail }) {
  const dialog = useDialog('change-owner');
  const question = useConfirmation('take-ownership');
  const set = useSetOwner();
  const { id, name } = brewery;
  const takeAway = () => set.mutate({ id, email: null }, { onSuccess: question.hide });
  return (
    <>
      <PageAction Icon={UserRoundCog} onClick={dialog.show}>
        Change Owner
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Change Owner">
        <OwnerForm
          breweryId={id}
          save={(email) => set.mutateAsync({ id, email })}
          onClose={dialog.hide}
        >
          {brewery.ownerId && (
            <FormDelete onClick={question.show}>Take it from its owner</FormDelete>
          )}
        </OwnerForm>
      </Dialog>
      <ConfirmDialog
        open={question.open}
        onClose={question.hide}
        title="Take the brewery away?"
        confirm="Take it away"
        busy={set.isPending}
        onConfirm={takeAway}
      >
        <p>Nobody but administrators can edit {name} and its events then.</p>
      </ConfirmDialog>
    </>
  );
}
