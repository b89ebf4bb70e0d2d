import type { AdminPassport } from '@hoptrail/contracts/admin/passports';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useUpdatePassport } from './trail-writes.ts';

const TrailForm = lazy(() => import('./trail-form.tsx'));

/** The button that edits a trail, with its form. */
export function EditTrail({ passport }: { passport: AdminPassport }) {
  const { id, name } = passport;
  const dialog = useDialog(`edit-trail-${id}`);
  const update = useUpdatePassport('Trail saved');
  return (
    <>
      <Button look="quiet" onClick={dialog.show} aria-label={`Edit ${name}`}>
        <Pencil size={18} aria-hidden />
        Edit
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Trail">
        <Suspense>
          <TrailForm
            passport={passport}
            submit="Save Changes"
            save={(input, basedOn) => update.mutateAsync({ ...input, id, basedOn })}
            onClose={dialog.hide}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
