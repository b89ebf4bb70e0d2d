import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useQuestion } from './use-dialog.ts';

interface ConfirmedActionProps {
  /** Tells the question apart from the page's other dialogs. */
  name: string;
  /** The word on the button that asks, and on the one that does it. */
  action: string;
  /** What it reads while it is being done. */
  doing: string;
  isDoing: boolean;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  look?: 'primary' | 'danger';
  /** Does it; the question closes once `close` is called. */
  onConfirm: (close: () => void) => void;
  /** The button that asks, where it looks otherwise. */
  button?: (ask: () => void) => ReactNode;
}

/** A button that asks once more before it does something. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { name, action, doing, isDoing, title, children, look, onConfirm, button } = props;
  const question = useQuestion(name);
  return (
    <>
      {button?.(question.show) ?? (
        <Button look="quiet" onClick={question.show}>
          {action}
        </Button>
      )}
      <ConfirmDialog
        open={question.open}
        onClose={question.hide}
        title={title}
        confirm={isDoing ? doing : action}
        busy={isDoing}
        onConfirm={() => onConfirm(question.hide)}
        {...(look && { look })}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
