import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import Ticket from 'lucide-react/icons/ticket';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { EventActionBar } from '../detail/event-action-bar.tsx';
import { ticketLabel } from '../special/ticket-price.ts';

/** The ticket button of a legacy event. It opens a dialog that refers to the brewery. */
export function BuyTickets({ event }: { event: LegacyEvent }) {
  const dialog = useDialog('tickets');
  return (
    <EventActionBar>
      <Button wide onClick={dialog.show}>
        <Ticket size={20} aria-hidden />
        {ticketLabel(event.ticketPrice)}
      </Button>
      <Dialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Tickets are sold by the brewery"
        role="alertdialog"
        footer={
          <Button wide onClick={dialog.hide}>
            OK
          </Button>
        }
      >
        Hoptrail does not sell tickets itself. Ask {event.brewery.name} for yours.
      </Dialog>
    </EventActionBar>
  );
}
