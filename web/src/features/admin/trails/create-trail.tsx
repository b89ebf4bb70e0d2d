import Plus from 'lucide-react/icons/plus';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { ToolbarButton } from '../../../components/list/toolbar/toolbar.tsx';
import { useCreateTrail } from './trail-writes.ts';

const TrailForm = lazy(() => import('./trail-form.tsx'));

/** The button 'Make a Trail', with its form, which creates a draft. */
export function CreateTrail() {
  const dialog = useDialog('create-trail');
  const create = useCreateTrail();
  return (
    <>
      <ToolbarButton Icon={Plus} onClick={dialog.show}>
        Make a Trail
      </ToolbarButton>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Make a Trail">
        <TrailForm
          submit="Save as Draft"
          save={(input) => create.mutateAsync(input)}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
