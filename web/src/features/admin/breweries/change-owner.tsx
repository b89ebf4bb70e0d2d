import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { useSetOwner } from './brewery-writes.ts';
import { OwnerForm } from './owner-form.tsx';

/** The button 'Change Owner' on a brewery's page, for administrators. */
export function ChangeOwner({ brewery }: { brewery: BreweryDetail }) {
  const dialog = useDialog('change-owner');
  const set = useSetOwner();
  const { id, name } = brewery;
  const isOwned = brewery.ownerId !== null;
  return (
    <>
      <PageAction Icon={UserRoundCog} isDangerous={isOwned} onClick={dialog.show}>
        Change Owner
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Change Owner">
        <OwnerForm
          breweryId={id}
          isOwned={isOwned}
          save={(email) => set.mutateAsync({ id, email })}
          onClose={dialog.hide}
        >
          <ConfirmedAction
            name="take-ownership"
            action="Take it away"
            doing="Take it away"
            isDoing={set.isPending}
            title="Take the brewery away?"
            onConfirm={(close) => set.mutate({ id, email: null }, { onSuccess: close })}
            button={(ask) =>
              isOwned && <FormDelete onClick={ask}>Take it from its owner</FormDelete>
            }
          >
            <p>Nobody but administrators can edit {name} and its events then.</p>
          </ConfirmedAction>
        </OwnerForm>
      </Dialog>
    </>
  );
}
