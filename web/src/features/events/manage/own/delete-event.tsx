import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';
import styles from './delete-event.module.css';

interface DeleteEventProps {
  id: string;
  name: string;
  busy: boolean;
  /** Deletes the event; `close` closes the confirmation. */
  onDelete: (close: () => void) => void;
}

/** The button that deletes an event on the dashboard, with a confirmation. */
export function DeleteEvent({ id, name, busy, onDelete }: DeleteEventProps) {
  return (
    <ConfirmedAction
      name={`delete-${id}`}
      action="Delete Event"
      doing="Deleting..."
      isDoing={busy}
      title="Delete Event"
      onConfirm={onDelete}
      button={(ask) => (
        <Button look="plain" onClick={ask}>
          <Trash2 size={18} aria-hidden />
          Delete
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
    >
      <p>Are you sure you want to delete “{name}”?</p>
      <p className={styles.warning}>
        This action cannot be undone and the event will be permanently removed.
      </p>
    </ConfirmedAction>
  );
}
