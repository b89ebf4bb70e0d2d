import type { EventPreview } from '@hoptrail/contracts/events/preview';
import Ticket from 'lucide-react/icons/ticket';
import { buttonClass } from '../../../components/actions/button.tsx';
import { webLink } from '../../../lib/browser/web-link.ts';

interface GetTicketsProps {
  event: EventPreview;
  look: 'primary' | 'quiet';
}

/** The link to an event's tickets; renders nothing without one. */
export function GetTickets({ event, look }: GetTicketsProps) {
  const href = webLink(event.ticketLink);
  if (!href) return null;
  return (
    <a
      className={buttonClass({ look, wide: true })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Ticket size={20} aria-hidden />
      Get Tickets
    </a>
  );
}
