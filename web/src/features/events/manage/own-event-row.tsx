import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Copy, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { Mark } from '../../../components/layout/mark.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { DeleteEvent } from './delete-event.tsx';
import styles from './own-event-row.module.css';

interface OwnEventRowProps {
  kind: 'Special' | 'Weekly';
  id: string;
  picture: string | null;
  name: string;
  when: string;
  where: string;
  details: string;
  /** Whether its day is over. */
  isPast?: boolean;
  /** The form that changes it. */
  edit: (close: () => void) => ReactNode;
  /** The form for another one like it. */
  copy: (close: () => void) => ReactNode;
  remove: {
    isPending: boolean;
    mutate: (event: { id: string }, then: { onSuccess: () => void }) => void;
  };
}

/** An event on the dashboard, short, with what can be done about it. */
export function OwnEventRow(props: OwnEventRowProps) {
  const { kind, id, picture, name, when, where, details, edit, copy, remove } = props;
  const { isPast = false } = props;
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
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.when}>{when}</p>
        {isPast && <Mark>Past event</Mark>}
        <p className={styles.where}>{where}</p>
      </div>
      <p className={styles.details}>{details}</p>
      <div className={styles.actions}>
        <FormButton dialog={`edit-${id}`} title={`Edit ${kind} Event`} of={name} form={edit}>
          <Pencil size={18} aria-hidden />
          Edit Event
        </FormButton>
        <FormButton dialog={`copy-${id}`} title={`Duplicate ${kind} Event`} of={name} form={copy}>
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
  /** The event's name, for those who do not see where the button stands. */
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
