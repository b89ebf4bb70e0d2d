import type { EventPreview } from '@hoptrail/contracts/events/preview';
import Beer from 'lucide-react/icons/beer';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import DoorOpen from 'lucide-react/icons/door-open';
import { EventChip, EventChips } from '../shared/event-chip.tsx';
import { WhenChip } from './when-chip.tsx';

/** The chips on a special event's page: whether it is near or over, and who may come. */
export function SpecialEventChips({ event }: { event: EventPreview }) {
  return (
    <EventChips>
      <WhenChip event={event} />
      {event.rsvpRequired ? (
        <EventChip Icon={ClipboardCheck}>RSVP Required</EventChip>
      ) : (
        <EventChip Icon={DoorOpen}>Open Event</EventChip>
      )}
      {event.taproom && <EventChip Icon={Beer}>Taproom Event</EventChip>}
    </EventChips>
  );
}
