import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { OwnerForm } from './owner-form.tsx';

/** The button 'Change Owner' on a brewery's page, for administrators. */
export function ChangeOwner({ brewery }: { brewery: BreweryDetail }) {
  const dialog = useDialog('change-owner');
  return (
    <>
      <PageAction Icon={UserRoundCog} onClick={dialog.show}>
        Change Owner
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Change Owner">
        <OwnerOf brewery={brewery} onClose={dialog.hide} />
      </Dialog>
    </>
  );
}

/** The form, once the present owners are known. */
function OwnerOf({ brewery, onClose }: { brewery: BreweryDetail; onClose: () => void }) {
  const team = trpc.staff.team.useQuery({ id: brewery.id });
  if (!team.data) {
    return <PendingState query={team} failed="The owners did not load" skeleton={240} />;
  }
  const owners = team.data.owners.map(({ username }) => username);
  return <OwnerForm brewery={brewery} owners={owners} onClose={onClose} />;
}
