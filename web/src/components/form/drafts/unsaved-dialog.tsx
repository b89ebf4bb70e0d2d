import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import type { UnsavedGuard } from './form-guard.ts';

/** The dialog that asks whether to discard unsaved changes. */
export function UnsavedDialog({ guard }: { guard: UnsavedGuard }) {
  return (
    <ConfirmDialog
      open={guard.asking}
      onClose={guard.keep}
      title="Discard changes?"
      confirm="Discard Changes"
      cancel="Keep Editing"
      onConfirm={guard.discard}
    >
      <p>What you changed is not saved yet.</p>
    </ConfirmDialog>
  );
}
