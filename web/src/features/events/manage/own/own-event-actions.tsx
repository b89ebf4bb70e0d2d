import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { RowMenu } from '../../../../components/menu/row-menu.tsx';
import { DeleteEvent } from './delete-event.tsx';
import type { DashboardEvent, EventKind } from './event-kind.ts';

interface OwnEventActionsProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  event: Event & Seen;
}

/** The menu of an event on the dashboard, with the dialogs that it opens. */
export function OwnEventActions<Event extends DashboardEvent, Host, Input, Seen>(
  props: OwnEventActionsProps<Event, Host, Input, Seen>,
) {
  const { kind, event } = props;
  const { id } = event;
  const { Form } = kind;
  const { name } = kind.facts(event);
  const { create, update, remove } = kind.useWrites();
  const createLike = (input: Input) => create({ ...kind.like(event), ...input });
  const editing = useDialog(`edit-${id}`);
  const copying = useDialog(`copy-${id}`);
  const seeing = useDialog(`guests-${id}`);
  const guests = kind.guests?.(event);
  return (
    <>
      <DeleteEvent
        id={id}
        name={name}
        busy={remove.isPending}
        onDelete={(close) => remove.mutate({ id }, { onSuccess: close })}
        button={(ask) => (
          <RowMenu
            label={`Actions for ${name}`}
            actions={[
              ...(guests ? [{ label: 'Guests', Icon: Users, onSelect: seeing.show }] : []),
              { label: 'Edit Event', Icon: Pencil, onSelect: editing.show },
              { label: 'Duplicate', Icon: Copy, onSelect: copying.show },
              { label: 'Delete', Icon: Trash2, isDangerous: true, onSelect: ask },
            ]}
          />
        )}
      />
      {guests && (
        <Dialog open={seeing.open} onClose={seeing.hide} title={`Guests of ${name}`}>
          {guests}
        </Dialog>
      )}
      <Dialog open={editing.open} onClose={editing.hide} title={`Edit ${kind.name} Event`}>
        <Form
          draft={id}
          event={event}
          submit="Save Changes"
          save={(input, basedOn) => update({ ...input, id, basedOn })}
          saveNew={createLike}
          onClose={editing.hide}
        />
      </Dialog>
      <Dialog open={copying.open} onClose={copying.hide} title={`Duplicate ${kind.name} Event`}>
        <Form
          draft={`copy.${id}`}
          from={kind.copy(event)}
          submit="Create Event"
          save={createLike}
          onClose={copying.hide}
        />
      </Dialog>
    </>
  );
}
