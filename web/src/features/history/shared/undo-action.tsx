import { Button } from '../../../components/actions/button.tsx';
import { hideToast } from '../../../lib/toast.ts';
import styles from './undo-action.module.css';

/** The look of a button in a toast that undoes something. It closes the toast. */
export function UndoAction({ onUndo }: { onUndo: () => void }) {
  return (
    <Button
      look="plain"
      className={styles.button}
      onClick={() => {
        hideToast();
        onUndo();
      }}
    >
      Undo
    </Button>
  );
}
