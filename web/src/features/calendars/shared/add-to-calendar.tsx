import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { buttonClass } from '../../../components/actions/button.tsx';

interface AddToCalendarProps {
  kind: 'special' | 'weekly';
  event: { id: string; when?: object | null };
  /** The event's name, which completes the label for screen readers. */
  name: string;
}

/**
 * A link to an event as a file for the calendar app; renders nothing for an event that calendars cannot
 * show.
 */
export function AddToCalendar({ kind, event, name }: AddToCalendarProps) {
  if (!event.when) return null;
  return (
    <a
      className={buttonClass({ look: 'quiet', wide: kind === 'special' })}
      href={`/calendars/${kind}-events/${encodeURIComponent(event.id)}.ics`}
    >
      <CalendarPlus size={20} aria-hidden />
      Add to Calendar
      <span className="visually-hidden">{name}</span>
    </a>
  );
}
