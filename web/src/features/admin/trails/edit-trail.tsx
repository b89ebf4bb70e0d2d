import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useUpdateTrail } from './trail-writes.ts';

const TrailForm = lazy(() => import('./trail-form.tsx'));

/** The button that edits a trail, with its form. */
export function EditTrail({ trail }: { trail: AdminTrail }) {
  const { id, name } = trail;
  const dialog = useDialog(`edit-trail-${id}`);
  const update = useUpdateTrail('Trail saved');
  return (
    <>
      <Button look="quiet" onClick={dialog.show} aria-label={`Edit ${name}`}>
        <Pencil size={18} aria-hidden />
        Edit
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Trail">
        <TrailForm
          trail={trail}
          submit="Save Changes"
          save={(input, basedOn) => update.mutateAsync({ ...input, id, basedOn })}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
