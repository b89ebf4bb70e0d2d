import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../../components/form/page-actions/page-actions.tsx';
import { NewSpecialForm } from './new-special-form.tsx';
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
        <NewSpecialForm
          draft="new"
          submit="Create Event"
          busy="Creating..."
          save={(input) => create.mutateAsync(input)}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
