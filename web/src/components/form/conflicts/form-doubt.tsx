import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import type { FormState } from '../form-state.ts';

/** The dialog that asks for confirmation before the form saves unlikely values. */
export function FormDoubtDialog({ doubt }: Pick<FormState<string>, 'doubt'>) {
  const { title, text, yes, no } = doubt.shown ?? {};
  return (
    <ConfirmDialog
      open={doubt.shown !== undefined}
      onClose={doubt.close}
      title={title ?? ''}
      confirm={yes ?? ''}
      cancel={no ?? ''}
      look="primary"
      onConfirm={doubt.confirm}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
