import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { NoteConflict } from '../../../components/form/conflicts/note-conflict.tsx';
import { LabelledArea } from '../../../components/form/inputs/labelled-area.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import type { Notes } from '../shared/notes/use-notes.ts';
import styles from './notes-sheet.module.css';

/** The maximum length that the server accepts (contract `breweryNotesUpdate`). */
const MAX_LENGTH = 5000;

interface NotesSheetProps {
  brewery: { id: string; name: string };
  notes: Notes;
  open: boolean;
  onClose: () => void;
}

/** The sheet with the person's own notes about a brewery. */
export default function NotesSheet({ brewery, notes, open, onClose }: NotesSheetProps) {
  const { text, isUnsaved, conflict } = notes;

  const save = () => {
    if (isUnsaved && text !== undefined) notes.save(text);
    onClose();
  };
  const footer = text !== undefined && !conflict && (
    <div className={styles.buttons}>
      {isUnsaved && notes.discard && (
        <Button look="quiet" onClick={notes.discard}>
          Discard
        </Button>
      )}
      <Button onClick={save}>Save Notes</Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Take Notes" footer={footer}>
      {conflict ? (
        <NoteConflict
          {...conflict}
          onTakeOther={() => notes.choose('other')}
          onKeepOwn={() => notes.choose('own')}
        />
      ) : text === undefined ? (
        <PendingState
          query={{ error: notes.error, refetch: notes.retry }}
          failed="Your notes did not load"
          skeleton={200}
        />
      ) : (
        <div className={styles.sheet}>
          <LabelledArea
            label={brewery.name}
            value={text}
            onChange={notes.write}
            hint={hintOf(notes)}
            placeholder="What you had, who poured it, what to try next time"
            maxLength={MAX_LENGTH}
            data-initial-focus
          />
        </div>
      )}
    </Dialog>
  );
}

function hintOf({ isUnsaved, isWaiting, problem }: Notes): string {
  if (problem !== undefined) return `Not saved: ${problem}`;
  if (isUnsaved) return 'Not saved yet, but kept on this device';
  return isWaiting ? 'Kept on this device until there is signal' : 'Only you can read this';
}
