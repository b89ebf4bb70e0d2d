import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import type { FormState } from '../form-state.ts';

/** The dialog that asks for confirmation before the form saves unlikely values. */
export function FormDoubtDialog({ question }: Pick<FormState<string>, 'question'>) {
  const { title, text, yes, no } = question.asked ?? {};
  return (
    <ConfirmDialog
      open={question.asked !== undefined}
      onClose={question.close}
      title={title ?? ''}
      confirm={yes ?? ''}
      cancel={no ?? ''}
      look="primary"
      onConfirm={question.confirm}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
