import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import styles from './delete-event.module.css';

interface DeleteEventProps {
  id: string;
  name: string;
  busy: boolean;
  /** Deletes it; is given what closes the question. */
  onDelete: (close: () => void) => void;
}

/** 'Delete' on an event of the dashboard, after asking once more. */
export function DeleteEvent({ id, name, busy, onDelete }: DeleteEventProps) {
  const dialog = useDialog(`delete-${id}`);
  return (
    <>
      <Button look="plain" onClick={dialog.show}>
        <Trash2 size={18} aria-hidden />
        Delete
        <span className="visually-hidden">{name}</span>
      </Button>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Delete Event"
        confirm={busy ? 'Deleting...' : 'Delete Event'}
        busy={busy}
        onConfirm={() => onDelete(dialog.hide)}
      >
        <p>Are you sure you want to delete “{name}”?</p>
        <p className={styles.warning}>
          This action cannot be undone and the event will be permanently removed.
        </p>
      </ConfirmDialog>
    </>
  );
}
