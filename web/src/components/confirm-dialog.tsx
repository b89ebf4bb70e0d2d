import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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
  /** While it is being done: the buttons wait. */
  busy?: boolean;
  look?: 'primary' | 'danger';
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirm, onConfirm, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button wide look={props.look ?? 'danger'} disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button wide look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
