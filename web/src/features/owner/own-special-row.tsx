import type { SpecialEvent } from '@hoptrail/contracts/special-events';
import { Pencil } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { displayDate } from '../../lib/dates.ts';
import { DeleteEvent } from './delete-event.tsx';
import { EventRow } from './event-row.tsx';
import { OwnSpecialForm } from './own-special-form.tsx';
import { useDeleteSpecialEvent, useUpdateSpecialEvent } from './special-event-writes.ts';

/** A special event of one's own, with what can be done about it. */
export function OwnSpecialRow({ event }: { event: SpecialEvent }) {
  const edit = useDialog(`edit-special-${event.id}`);
  const update = useUpdateSpecialEvent();
  const remove = useDeleteSpecialEvent();
  return (
    <EventRow
      id={event.id}
      picture={event.logo}
      name={event.event}
      when={`${displayDate(event.date)}, ${event.time}`}
      where={event.company}
      details={event.details}
    >
      <Button look="quiet" onClick={edit.show}>
        <Pencil size={18} aria-hidden />
        Edit Event
        <span className="visually-hidden">{event.event}</span>
      </Button>
      <DeleteEvent
        id={event.id}
        name={event.event}
        busy={remove.isPending}
        onDelete={(close) => remove.mutate({ id: event.id }, { onSuccess: close })}
      />
      <Dialog open={edit.open} onClose={edit.hide} title="Edit Special Event">
        <OwnSpecialForm
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
