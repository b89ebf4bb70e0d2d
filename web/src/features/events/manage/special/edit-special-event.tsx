import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import { FormDelete } from '../../../../components/form/form-delete.tsx';
import { PageAction } from '../../../../components/form/page-actions/page-actions.tsx';
import { useSignedInUser } from '../../../../data/session.ts';
import { HostedSpecialForm } from './hosted-special-form.tsx';
import { useDeleteSpecialEvent, useUpdateSpecialEvent } from './special-event-writes.ts';
import { FullSpecialForm } from './special-form.tsx';
import { useCopySpecialEvent } from './use-copy-special-event.ts';

/** The button 'Edit Event' on a special event's page, for administrators and the event's owner. */
export default function EditSpecialEvent({ event }: { event: SpecialEvent }) {
  const dialog = useDialog('edit-event');
  const update = useUpdateSpecialEvent();
  const copy = useCopySpecialEvent(event);
  const isAdmin = useSignedInUser().role === 'admin';
  const Form = isAdmin ? HostedSpecialForm : FullSpecialForm;
  return (
    <>
      <PageAction Icon={Pencil} onClick={dialog.show}>
        Edit Event
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Special Event">
        <Form
          draft={`full.${event.id}`}
          event={event}
          submit="Save Changes"
          save={(input, basedOn) => update.mutateAsync({ ...input, id: event.id, basedOn })}
          saveNew={isAdmin ? copy.saveAtBrewery : copy.save}
          onSaved={() => (copy.hasCopy() ? copy.open() : dialog.hide())}
          onClose={dialog.hide}
        >
          {event.viewer.canDelete && <DeleteSpecialEvent event={event} />}
        </Form>
      </Dialog>
    </>
  );
}

function DeleteSpecialEvent({ event }: { event: SpecialEvent }) {
  const navigate = useNavigate();
  const remove = useDeleteSpecialEvent();
  const closeDialogs = useCloseDialogs();
  const toEvents = () => closeDialogs(() => void navigate({ to: '/events', replace: true }));
  return (
    <ConfirmedAction
      name="delete-event"
      action="OK"
      doing="OK"
      isDoing={remove.isPending}
      title="Confirm Delete"
      onConfirm={() => remove.mutate({ id: event.id }, { onSuccess: toEvents })}
      button={(ask) => <FormDelete onClick={ask}>Delete Event</FormDelete>}
    >
      <p>Are you sure you want to delete “{event.event}”? This action cannot be undone.</p>
    </ConfirmedAction>
  );
}
