import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { part } from '../../../components/layout/part.tsx';
import { trpc } from '../../../data/trpc.ts';

const NotesSheet = part(() => import('./notes-sheet.tsx'));

/** The button that opens the person's own notes about a brewery. */
export function TakeNotes({ brewery }: { brewery: { id: string; name: string } }) {
  const dialog = useDialog('notes');
  // Fetched before the sheet opens, so that the text gets the focus.
  trpc.breweries.notes.useQuery({ id: brewery.id });
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <NotebookPen size={20} aria-hidden />
        Take Notes
      </Button>
      {wanted && (
        <Suspense>
          <NotesSheet brewery={brewery} open={dialog.open} onClose={dialog.hide} />
        </Suspense>
      )}
    </>
  );
}
