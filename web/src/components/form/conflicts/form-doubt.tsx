import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import type { FormState } from '../form-state.ts';

/** Asks once more before something unlikely is saved. */
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
