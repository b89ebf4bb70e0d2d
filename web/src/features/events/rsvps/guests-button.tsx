import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';

const Guests = lazy(() => import('./guests.tsx'));

/** The button that lists who comes, for those who may edit the event. */
export default function GuestsButton({ event }: { event: SpecialEvent }) {
  const dialog = useDialog('guests');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        Guests
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Guests">
        <Guests event={event} />
      </Dialog>
    </>
  );
}
