import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { CalendarSync } from 'lucide-react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { part } from '../../../../components/layout/part.tsx';
import { useCreateWeeklyEvent } from './weekly-event-writes.ts';

const OwnWeeklyForm = part(() => import('./own-weekly-form.tsx'));

/** 'Add Weekly Event' on the card of an owned brewery. */
export function AddWeeklyEvent({ brewery }: { brewery: ListedBrewery }) {
  const dialog = useDialog(`add-weekly-${brewery.id}`);
  const create = useCreateWeeklyEvent();
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <CalendarSync size={18} aria-hidden />
        Add Weekly Event
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add Weekly Event">
        <OwnWeeklyForm
          draft={brewery.id}
          submit="Create Event"
          save={(input) =>
            create.mutateAsync({ ...input, brewery: brewery.name, breweryId: brewery.id })
          }
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
