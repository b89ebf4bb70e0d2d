import { Button } from '../../../components/actions/button.tsx';
import { hideToast } from '../../../lib/toast.ts';
import styles from './undo-button.module.css';
import { type UndoInput, useUndo } from './use-undo.ts';

/** The button in a toast that undoes a change. It closes the toast. */
export default function UndoButton({ input }: { input: UndoInput }) {
  const undo = useUndo((again) => <UndoButton input={again} />);
  return (
    <Button
      look="plain"
      className={styles.button}
      onClick={() => {
        hideToast();
        undo.mutate(input);
      }}
    >
      Undo
    </Button>
  );
}
