import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../../components/form/page-actions/page-actions.tsx';
import { HostedSpecialForm } from './hosted-special-form.tsx';
import { useCreateSpecialEvent } from './special-event-writes.ts';

/** The button 'Create Event' on the events page, for administrators. */
export function CreateSpecialEvent() {
  const dialog = useDialog('create-event');
  const create = useCreateSpecialEvent('Failed to create event');
  return (
    <>
      <PageAction Icon={CalendarPlus} onClick={dialog.show}>
        Create Event
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Create Special Event">
        <HostedSpecialForm
          draft="new"
          submit="Create Event"
          busy="Creating..."
          save={({ breweryId, ...input }) =>
            create.mutateAsync({ ...input, breweryId: breweryId ?? undefined })
          }
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
