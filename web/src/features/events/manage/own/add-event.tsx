import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { RowButton } from '../../../../components/list/row-button.tsx';
import type { DashboardEvent, EventKind } from './event-kind.ts';

interface AddEventProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  brewery: ListedBrewery;
}

/** The row 'Add Special Event' or 'Add Weekly Event' on the card of an owned brewery. */
export function AddEvent<Event extends DashboardEvent, Host, Input, Seen>(
  props: AddEventProps<Event, Host, Input, Seen>,
) {
  const { kind, brewery } = props;
  const { Icon, Form } = kind;
  const dialog = useDialog(`add-${kind.name.toLowerCase()}-${brewery.id}`);
  const { create } = kind.useWrites();
  const title = `Add ${kind.name} Event`;
  return (
    <>
      <RowButton Icon={Icon} label={title} onClick={dialog.show} />
      <Dialog open={dialog.open} onClose={dialog.hide} title={title}>
        <Form
          draft={brewery.id}
          submit="Create Event"
          save={(input) => create({ ...kind.host(brewery), ...input })}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
