import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { Pencil } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { DeleteEvent } from './delete-event.tsx';
import { EventRow } from './event-row.tsx';
import { OwnWeeklyForm } from './own-weekly-form.tsx';
import { useDeleteWeeklyEvent, useUpdateWeeklyEvent } from './weekly-event-writes.ts';

/** A weekly event of one's own, with what can be done about it. */
export function OwnWeeklyRow({ event }: { event: WeeklyEvent }) {
  const edit = useDialog(`edit-weekly-${event.id}`);
  const update = useUpdateWeeklyEvent();
  const remove = useDeleteWeeklyEvent({
    deleted: {
      title: 'Event deleted',
      description: 'The weekly event has been deleted successfully',
    },
    failed: 'Failed to delete weekly event',
  });
  return (
    <EventRow
      id={event.id}
      picture={event.eventPhoto}
      name={event.title}
      when={`${event.day}, ${event.time}`}
      where={event.brewery}
      details={event.details}
    >
      <Button look="quiet" onClick={edit.show}>
        <Pencil size={18} aria-hidden />
        Edit Event
        <span className="visually-hidden">{event.title}</span>
      </Button>
      <DeleteEvent
        id={event.id}
        name={event.title}
        busy={remove.isPending}
        onDelete={(close) => remove.mutate({ id: event.id }, { onSuccess: close })}
      />
      <Dialog open={edit.open} onClose={edit.hide} title="Edit Weekly Event">
        <OwnWeeklyForm
          draft={event.id}
          event={event}
          submit="Save Changes"
          save={(input) => update.mutateAsync({ ...input, id: event.id })}
          onClose={edit.hide}
        />
      </Dialog>
    </EventRow>
  );
}
