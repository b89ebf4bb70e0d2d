import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { FullWeeklyForm } from './full-weekly-form.tsx';
import { useDeleteWeeklyEvent, useUpdateWeeklyEvent } from './weekly-event-writes.ts';

/** The pencil on a weekly event's card, for administrators, and what it opens. */
export default function EditWeeklyEvent({ event }: { event: WeeklyEvent }) {
  const edit = useDialog(`edit-weekly-${event.id}`);
  const update = useUpdateWeeklyEvent();
  return (
    <>
      <Button look="round" aria-label={`Edit ${event.title}`} onClick={edit.show}>
        <Pencil size={20} aria-hidden />
      </Button>
      <Dialog open={edit.open} onClose={edit.hide} title="Edit Weekly Event">
        <FullWeeklyForm
          event={event}
          save={(input) => update.mutateAsync({ ...input, id: event.id })}
          onClose={edit.hide}
        >
          <DeleteWeeklyEvent event={event} />
        </FullWeeklyForm>
      </Dialog>
    </>
  );
}

function DeleteWeeklyEvent({ event }: { event: WeeklyEvent }) {
  const question = useDialog(`delete-weekly-${event.id}`);
  const remove = useDeleteWeeklyEvent({
    deleted: { title: 'Weekly event deleted successfully!' },
    failed: 'Failed to delete weekly event. Please try again.',
  });
  return (
    <>
      <Button look="plain" onClick={question.show}>
        <Trash2 size={18} aria-hidden />
        Delete Event
      </Button>
      <ConfirmDialog
        open={question.open}
        onClose={question.hide}
        title="Delete Event"
        confirm={remove.isPending ? 'Deleting...' : 'Delete Event'}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: event.id })}
      >
        <p>Are you sure you want to delete “{event.title}”?</p>
        <p>This action cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
