import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import { FormDelete } from '../../../../components/form/form-delete.tsx';
import { CardEditButton } from '../../../../components/form/page-actions/page-actions.tsx';
import {
  copyOfWeekly,
  useCreateWeeklyEvent,
  useDeleteWeeklyEvent,
  useUpdateWeeklyEvent,
} from './weekly-event-writes.ts';
import { FullWeeklyForm } from './weekly-form.tsx';

/** The edit button on a weekly event's card, for administrators, with its dialogs. */
export default function EditWeeklyEvent({ event }: { event: WeeklyEvent }) {
  const edit = useDialog(`edit-weekly-${event.id}`);
  const copy = useDialog(`copy-weekly-${event.id}`);
  const update = useUpdateWeeklyEvent();
  const create = useCreateWeeklyEvent();
  const closeDialogs = useCloseDialogs();
  return (
    <>
      <CardEditButton label={`Edit ${event.title}`} onClick={edit.show} />
      <Dialog open={edit.open} onClose={edit.hide} title="Edit Weekly Event">
        <FullWeeklyForm
          of={event}
          draft={`full.${event.id}`}
          event={event}
          submit="Update Event"
          busy="Updating..."
          save={(input, basedOn) => update.mutateAsync({ ...input, id: event.id, basedOn })}
          saveNew={(input) => create.mutateAsync(copyOfWeekly(event, input))}
          onClose={edit.hide}
        >
          <Button look="quiet" onClick={copy.show}>
            <Copy size={18} aria-hidden />
            Duplicate Event
          </Button>
          <DeleteWeeklyEvent event={event} />
        </FullWeeklyForm>
      </Dialog>
      <Dialog open={copy.open} onClose={copy.hide} title="Duplicate Weekly Event">
        <FullWeeklyForm
          of={event}
          draft={`full.copy.${event.id}`}
          from={event}
          submit="Create Event"
          busy="Creating..."
          save={(input) => create.mutateAsync(copyOfWeekly(event, input))}
          onSaved={() => closeDialogs()}
          onClose={copy.hide}
        />
      </Dialog>
    </>
  );
}

function DeleteWeeklyEvent({ event }: { event: WeeklyEvent }) {
  const closeDialogs = useCloseDialogs();
  const remove = useDeleteWeeklyEvent({
    deleted: { title: 'Weekly event deleted successfully!' },
    failed: 'Failed to delete weekly event. Please try again.',
  });
  return (
    <ConfirmedAction
      name={`delete-weekly-${event.id}`}
      action="Delete Event"
      doing="Deleting..."
      isDoing={remove.isPending}
      title="Delete Event"
      onConfirm={() => remove.mutate({ id: event.id }, { onSuccess: () => closeDialogs() })}
      button={(ask) => <FormDelete onClick={ask}>Delete Event</FormDelete>}
    >
      <p>Are you sure you want to delete “{event.title}”?</p>
      <p>This action cannot be undone.</p>
    </ConfirmedAction>
  );
}
