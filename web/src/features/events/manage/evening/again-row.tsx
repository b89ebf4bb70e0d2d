import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../../components/form/form-close.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { dayText } from '../../../../lib/text/dates.ts';
import { eventTimeText } from '../../../../lib/text/times.ts';
import type { OwnSpecialSeen } from '../special/special-event-values.ts';
import { specialKind } from '../special/special-kind.tsx';
import styles from './again-list.module.css';

const { Form } = specialKind;

interface AgainRowProps {
  brewery: ListedBrewery;
  /** The id of the event that is held again. */
  id: string;
  /** The initial values of the new event. */
  from: OwnSpecialSeen;
}

/** An event that can be held again: a tap opens the filled-in form. */
export function AgainRow({ brewery, id, from }: AgainRowProps) {
  const dialog = useDialog(`again-event-${id}`);
  const closeDialogs = useCloseDialogs();
  const { create } = specialKind.useWrites();
  return (
    <>
      <button type="button" className={styles.event} onClick={dialog.show}>
        <Picture
          className={styles.picture}
          src={from.logo}
          fallback={posterDrawing({ id })}
          alt=""
          width={48}
          height={48}
        />
        <span className={styles.name}>{from.event}</span>
        <span className={styles.when}>
          {dayText(from.date)}, {eventTimeText(from.time)}
        </span>
      </button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add Special Event">
        <Form
          draft={`again.${id}`}
          from={from}
          submit="Create Event"
          save={(input) => create({ ...specialKind.host(brewery), ...input })}
          onSaved={() => closeDialogs()}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
