import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { ToolbarButton } from '../../../components/list/toolbar/toolbar.tsx';

const CreateBreweryForm = lazy(() => import('./create-brewery-form.tsx'));

/**
 * The button 'Create Brewery' in the administrators' list; it leads on to the new brewery's pin.
 */
export function CreateBrewery() {
  const dialog = useDialog('create-brewery');
  const navigate = useNavigate();
  return (
    <>
      <ToolbarButton Icon={Plus} onClick={dialog.show}>
        Create Brewery
      </ToolbarButton>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Create Brewery">
        <CreateBreweryForm
          onClose={dialog.hide}
          onCreated={(id) =>
            void navigate({ to: '/brewery/$id/location', params: { id }, replace: true })
          }
        />
      </Dialog>
    </>
  );
}
