import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  onConfirm: () => void;
  /** The word on the button that leaves everything as it is. */
  cancel?: string;
  /** While it is being done: the buttons wait. */
  busy?: boolean;
  look?: 'primary' | 'danger';
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirm, onConfirm, busy = false } = props;
  const { cancel = 'Cancel', look = 'danger' } = props;
  const isConfirmed = useRef(false);
  // A second tap may come before the buttons wait.
  const confirmOnce = () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  };
  // Each opening and each try is a new one.
  useEffect(() => {
    if (!busy) isConfirmed.current = false;
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
