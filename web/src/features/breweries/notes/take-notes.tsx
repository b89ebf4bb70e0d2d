import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Button } from '../../../components/actions/button.tsx';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { Mark } from '../../../components/layout/mark.tsx';
import { type Notes, useNotes } from '../shared/notes/use-notes.ts';
import styles from './take-notes.module.css';

const NotesSheet = lazyDialog(() => import('./notes-sheet.tsx'));

/** The button that opens the person's own notes about a brewery, and their first line. */
export default function TakeNotes({ brewery }: { brewery: { id: string; name: string } }) {
  const dialog = useDialog('notes');
  // Fetched before the sheet opens, so that the text gets the focus.
  const notes = useNotes(brewery);
  const [line] = notes.text?.trim().split('\n') ?? [];
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <NotebookPen size={20} aria-hidden />
        Take Notes
      </Button>
      {line && (
        <button type="button" className={styles.note} onClick={dialog.show}>
          <span className={styles.head}>
            Your note
            <State notes={notes} />
          </span>
          <span className={styles.line}>{line}</span>
        </button>
      )}
      <NotesSheet brewery={brewery} notes={notes} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}

/** Why the server does not have the note, in a word. */
function State({ notes: { conflict, isUnsaved, isWaiting } }: { notes: Notes }) {
  if (conflict) return <Mark look="warm">Choose one</Mark>;
  if (isUnsaved) return <Mark look="warm">Not saved yet</Mark>;
  return isWaiting ? <Mark look="warm">Waiting for signal</Mark> : null;
}
