import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import Pencil from 'lucide-react/icons/pencil';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';

const BreweryForm = lazy(() => import('./brewery-form.tsx'));

/** The button 'Edit Brewery' on a brewery's page, for its owner and administrators. */
export default function EditBrewery({ brewery }: { brewery: BreweryDetail }) {
  const dialog = useDialog('edit-brewery');
  return (
    <>
      <PageAction Icon={Pencil} onClick={dialog.show}>
        Edit Brewery
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Brewery">
        <BreweryForm
          brewery={brewery}
          saved="Brewery updated!"
          failed="Failed to update brewery. Please try again."
          onSaved={dialog.hide}
          onCancel={dialog.hide}
        />
      </Dialog>
    </>
  );
}
