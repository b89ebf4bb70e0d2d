import { NotebookPen } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import styles from './take-notes.module.css';
import { useNotes } from './use-notes.ts';

/** The server takes no more (contract `breweryNotesUpdate`). */
const MAX_LENGTH = 5000;

/** The way to one's own notes about a brewery, and the sheet to write them on. */
export function TakeNotes({ brewery }: { brewery: { id: string; name: string } }) {
  const dialog = useDialog('notes');
  const notes = useNotes(brewery.id, dialog.hide);
  const { text, isUnsaved, isSaving } = notes;

  const save = () => {
    if (isSaving) return;
    if (isUnsaved && text !== undefined) notes.save(text);
    else dialog.hide();
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
    <>
      <Button look="quiet" onClick={dialog.show}>
        <NotebookPen size={20} aria-hidden />
        Take Notes
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Take Notes" footer={footer}>
        {text === undefined ? (
          <Unread error={notes.error} onRetry={notes.retry} />
        ) : (
          <div className={styles.sheet}>
            <TextArea
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
    </>
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
