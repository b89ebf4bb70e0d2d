import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, as a sentence. */
  children: ReactNode;
  /** The label of the button that confirms. */
  confirm: string;
  onConfirm: () => void;
  /** The label of the button that cancels. */
  cancel?: string;
  /** Whether the action is in progress; the buttons are disabled meanwhile. */
  busy?: boolean;
  look?: 'primary' | 'danger';
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirm, onConfirm, busy = false } = props;
  const { cancel = 'Cancel', look = 'danger' } = props;
  const isKnown = useRef(false);
  // A second tap may come before the buttons are disabled.
  const confirmOnce = () => {
    if (isKnown.current) return;
    isKnown.current = true;
    onConfirm();
  };
  // Allows a confirmation again when the dialog opens or the action has ended.
  useEffect(() => {
    if (!busy) isKnown.current = false;
  }, [open, busy]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button wide look={look} disabled={busy} onClick={confirmOnce}>
            {confirm}
          </Button>
          <Button wide look="quiet" disabled={busy} onClick={onClose} data-initial-focus>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
