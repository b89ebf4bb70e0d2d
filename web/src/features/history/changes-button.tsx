import { Suspense } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';

const BreweryHistory = lazy(() => import('./brewery-history.tsx'));

/** The button that opens the history of a brewery, its beers, its events and its team. */
export default function ChangesButton({ id }: { id: string }) {
  const dialog = useDialog(`changes-${id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        Changes
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Changes">
        <Suspense fallback={<CardSkeleton height={360} />}>
          <BreweryHistory id={id} />
        </Suspense>
      </Dialog>
    </>
  );
}
