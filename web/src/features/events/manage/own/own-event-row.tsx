import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { Mark } from '../../../../components/layout/mark.tsx';
import titleLink from '../../../../components/layout/navigation/title-link.module.css';
import { RowMenu } from '../../../../components/menu/row-menu.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import { DeleteEvent } from './delete-event.tsx';
import type { DashboardEvent, EventKind } from './event-kind.ts';
import styles from './own-event-row.module.css';

const CalendarNote = lazy(() => import('../../../calendars/shared/calendar-note.tsx'), {
  silent: true,
});

interface OwnEventRowProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  event: Event & Seen;
}

/** An event on the dashboard. Its name opens the public page; a menu has the actions. */
export function OwnEventRow<Event extends DashboardEvent, Host, Input, Seen>(
  props: OwnEventRowProps<Event, Host, Input, Seen>,
) {
  const { kind, event } = props;
  const { id } = event;
  const { Form } = kind;
  const { picture, name, when, details, isPast } = kind.facts(event);
  const { create, update, remove } = kind.useWrites();
  const createLike = (input: Input) => create({ ...kind.like(event), ...input });
  const editing = useDialog(`edit-${id}`);
  const copying = useDialog(`copy-${id}`);
  return (
    <article className={styles.row} data-past={isPast}>
      <Picture
        className={styles.picture}
        src={picture}
        fallback={posterDrawing({ id })}
        alt=""
        width={56}
        height={56}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link {...kind.page(event)} className={titleLink.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.when}>{when}</p>
        {isPast && <Mark>Past event</Mark>}
        <p className={styles.details}>{details}</p>
      </div>
      <DeleteEvent
        id={id}
        name={name}
        busy={remove.isPending}
        onDelete={(close) => remove.mutate({ id }, { onSuccess: close })}
        button={(ask) => (
          <RowMenu
            label={`Actions for ${name}`}
            actions={[
              { label: 'Edit Event', Icon: Pencil, onSelect: editing.show },
              { label: 'Duplicate', Icon: Copy, onSelect: copying.show },
              { label: 'Delete', Icon: Trash2, isDangerous: true, onSelect: ask },
            ]}
          />
        )}
      />
      {!isPast && event.when === null && (
        <Suspense>
          <CalendarNote event={event} />
        </Suspense>
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
    </article>
  );
}
