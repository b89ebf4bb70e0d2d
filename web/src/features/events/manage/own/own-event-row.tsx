import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { Mark } from '../../../../components/layout/mark.tsx';
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

/** An event on the dashboard, with its actions. */
export function OwnEventRow<Event extends DashboardEvent, Host, Input, Seen>(
  props: OwnEventRowProps<Event, Host, Input, Seen>,
) {
  const { kind, event } = props;
  const { id } = event;
  const { Form } = kind;
  const { picture, name, when, where, details, isPast } = kind.facts(event);
  const { create, update, remove } = kind.useWrites();
  const createLike = (input: Input) => create({ ...kind.like(event), ...input });
  return (
    <article className={styles.row} data-past={isPast}>
      <Picture
        className={styles.picture}
        src={picture}
        fallback={posterDrawing({ id })}
        alt=""
        width={72}
        height={72}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.when}>{when}</p>
        {isPast && <Mark>Past event</Mark>}
        <p className={styles.where}>{where}</p>
      </div>
      <p className={styles.details}>{details}</p>
      {!isPast && event.when === null && (
        <Suspense>
          <CalendarNote event={event} />
        </Suspense>
      )}
      <div className={styles.actions}>
        <FormButton
          dialog={`edit-${id}`}
          title={`Edit ${kind.name} Event`}
          of={name}
          form={(close) => (
            <Form
              draft={id}
              event={event}
              submit="Save Changes"
              save={(input, basedOn) => update({ ...input, id, basedOn })}
              saveNew={createLike}
              onClose={close}
            />
          )}
        >
          <Pencil size={18} aria-hidden />
          Edit Event
        </FormButton>
        <FormButton
          dialog={`copy-${id}`}
          title={`Duplicate ${kind.name} Event`}
          of={name}
          form={(close) => (
            <Form
              draft={`copy.${id}`}
              from={kind.copy(event)}
              submit="Create Event"
              save={createLike}
              onClose={close}
            />
          )}
        >
          <Copy size={18} aria-hidden />
          Duplicate
        </FormButton>
        <DeleteEvent
          id={id}
          name={name}
          busy={remove.isPending}
          onDelete={(close) => remove.mutate({ id }, { onSuccess: close })}
        />
      </div>
    </article>
  );
}

interface FormButtonProps {
  dialog: string;
  title: string;
  /** The event's name, which completes the label for screen readers. */
  of: string;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

function FormButton({ dialog: name, title, of, form, children }: FormButtonProps) {
  const dialog = useDialog(name);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        {children}
        <span className="visually-hidden">{of}</span>
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={title}>
        {form(dialog.hide)}
      </Dialog>
    </>
  );
}
