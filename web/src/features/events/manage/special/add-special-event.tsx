import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { part } from '../../../../components/layout/part.tsx';
import { useCreateSpecialEvent } from './special-event-writes.ts';

const OwnSpecialForm = part(() => import('./own-special-form.tsx'));

/** 'Add Special Event' on the card of an owned brewery. */
export function AddSpecialEvent({ brewery }: { brewery: ListedBrewery }) {
  const dialog = useDialog(`add-special-${brewery.id}`);
  const create = useCreateSpecialEvent('Failed to create special event');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <CalendarPlus size={18} aria-hidden />
        Add Special Event
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add Special Event">
        <OwnSpecialForm
          draft={brewery.id}
          submit="Create Event"
          save={(input) =>
            create.mutateAsync({ ...input, company: brewery.name, breweryId: brewery.id })
          }
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
