import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmation } from './use-dialog.ts';

interface ConfirmedActionProps {
  /** The dialog's name, unique on the page. */
  name: string;
  /** The label of the button, and of the one that confirms. */
  action: string;
  /** The label while the action is in progress. */
  doing: string;
  isDoing: boolean;
  title: string;
  /** What will happen, as a sentence. */
  children: ReactNode;
  look?: 'primary' | 'danger';
  /** Runs the action; calling `close` closes the dialog. */
  onConfirm: (close: () => void) => void;
  /** Renders a different button. */
  button?: (ask: () => void) => ReactNode;
}

/** A button that asks for confirmation before it acts. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { name, action, doing, isDoing, title, children, look, onConfirm, button } = props;
  const dialog = useConfirmation(name);
  return (
    <>
      {button ? (
        button(dialog.show)
      ) : (
        <Button look="quiet" isDangerous={look !== 'primary'} onClick={dialog.show}>
          {action}
        </Button>
      )}
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title={title}
        confirm={isDoing ? doing : action}
        busy={isDoing}
        onConfirm={() => onConfirm(dialog.hide)}
        {...(look && { look })}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
