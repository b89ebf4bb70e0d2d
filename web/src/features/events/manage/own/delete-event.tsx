import type { ReactNode } from 'react';
import { ConfirmedAction } from '../../../../components/dialog/confirmed-action.tsx';

interface DeleteEventProps {
  id: string;
  name: string;
  busy: boolean;
  /** Deletes the event; `close` closes the confirmation. */
  onDelete: (close: () => void) => void;
  /** Renders what asks for the confirmation. */
  button: (ask: () => void) => ReactNode;
}

/** Deletes an event on the dashboard after a confirmation. */
export function DeleteEvent({ id, name, busy, onDelete, button }: DeleteEventProps) {
  return (
    <ConfirmedAction
      name={`delete-${id}`}
      action="Delete Event"
      doing="Deleting..."
      isDoing={busy}
      title="Delete Event"
      onConfirm={onDelete}
      button={button}
    >
      <p>Are you sure you want to delete “{name}”?</p>
      <p>This action cannot be undone and the event will be permanently removed.</p>
    </ConfirmedAction>
  );
}
