import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { dayText } from '../../../../lib/text/dates.ts';
import { eventTimeText } from '../../../../lib/text/times.ts';
import type { DashboardEvent, EventKind } from '../own/event-kind.ts';
import styles from './again-list.module.css';

interface AgainRowProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  event: Event;
  /** The initial values of the new event. */
  from: Seen;
  /** Its day, `YYYY-MM-DD`; a weekly event keeps the day of the week. */
  day?: string;
}

/** An event that can be held again: a tap opens the filled-in form. */
export function AgainRow<Event extends DashboardEvent, Host, Input, Seen>(
  props: AgainRowProps<Event, Host, Input, Seen>,
) {
  const { kind, event, from, day } = props;
  const { Form } = kind;
  const { id } = event;
  const { picture, name, when } = kind.facts(event);
  const dialog = useDialog(`again-event-${id}`);
  const closeDialogs = useCloseDialogs();
  const { create } = kind.useWrites();
  return (
    <>
      <button type="button" className={styles.event} onClick={dialog.show}>
        <Picture
          className={styles.picture}
          src={picture}
          fallback={posterDrawing({ id })}
          alt=""
          width={48}
          height={48}
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          {day ? `${dayText(day)}, ${eventTimeText(event.time)}` : `Weekly: ${when}`}
        </span>
      </button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={`Add ${kind.name} Event`}>
        <Form
          draft={`again.${id}`}
          from={from}
          submit="Create Event"
          save={(input) => create({ ...kind.like(event), ...input })}
          onSaved={() => closeDialogs()}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
