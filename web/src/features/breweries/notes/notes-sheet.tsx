import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { LabelledArea } from '../../../components/form/inputs/labelled-area.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import styles from './notes-sheet.module.css';
import { useNotes } from './use-notes.ts';

/** The maximum length that the server accepts (contract `breweryNotesUpdate`). */
const MAX_LENGTH = 5000;

interface NotesSheetProps {
  brewery: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** The sheet with the person's own notes about a brewery. */
export default function NotesSheet({ brewery, open, onClose }: NotesSheetProps) {
  const notes = useNotes(brewery.id, onClose);
  const { text, isUnsaved, isSaving } = notes;

  const save = () => {
    if (isSaving) return;
    if (isUnsaved && text !== undefined) notes.save(text);
    else onClose();
  };
  const footer = text !== undefined && (
    <div className={styles.buttons}>
      {isUnsaved && notes.discard && (
        <Button look="quiet" onClick={notes.discard}>
          Discard
        </Button>
      )}
      <Button aria-disabled={isSaving} onClick={save}>
        {isSaving ? 'Saving...' : 'Save Notes'}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Take Notes" footer={footer}>
      {text === undefined ? (
        <Unread error={notes.error} onRetry={notes.retry} />
      ) : (
        <div className={styles.sheet}>
          <LabelledArea
            label={brewery.name}
            value={text}
            onChange={notes.write}
            hint={isUnsaved ? 'Not saved yet, but kept on this device' : 'Only you can read this'}
            placeholder="What you had, who poured it, what to try next time"
            maxLength={MAX_LENGTH}
            data-initial-focus
          />
        </div>
      )}
    </Dialog>
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return <ErrorState error={error} title="Your notes did not load" onRetry={onRetry} />;
  }
  return (
    <Loading>
      <Skeleton width="100%" height={200} radius="var(--radius-card)" />
    </Loading>
  );
}
