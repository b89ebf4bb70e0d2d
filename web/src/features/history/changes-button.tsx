import History from 'lucide-react/icons/history';
import { type ReactNode, Suspense } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';
import { RowButton } from '../../components/list/row-button.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';

const BreweryHistory = lazy(() => import('./brewery-history.tsx'));

interface ChangesButtonProps {
  /** The brewery's id. */
  id: string;
  /** Renders a button in place of the row. */
  button?: (show: () => void) => ReactNode;
}

/** The row that opens the history of a brewery, its beers, its events and its team. */
export default function ChangesButton({ id, button }: ChangesButtonProps) {
  const dialog = useDialog(`changes-${id}`);
  return (
    <>
      {button ? (
        button(dialog.show)
      ) : (
        <RowButton Icon={History} label="Changes" onClick={dialog.show} />
      )}
      <Dialog open={dialog.open} onClose={dialog.hide} title="Changes">
        <Suspense fallback={<CardSkeleton height={360} />}>
          <BreweryHistory id={id} />
        </Suspense>
      </Dialog>
    </>
  );
}
