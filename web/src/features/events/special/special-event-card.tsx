import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Beer from 'lucide-react/icons/beer';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import { Distance } from '../../../components/layout/distance.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { calendarDay } from '../shared/calendar-leaf/calendar-day.ts';
import { CalendarLeaf } from '../shared/calendar-leaf/calendar-leaf.tsx';
import { EventChip, EventChips } from '../shared/event-chip.tsx';
import { isPast, todayAt } from '../shared/event-day.ts';
import { placeLines } from '../shared/place-lines.ts';
import styles from './special-event-card.module.css';
import { WhenChip } from './when-chip.tsx';

interface SpecialEventCardProps {
  event: SpecialEvent;
  /** The distance to the brewery in miles, if known. */
  miles?: number | undefined;
  /** Shows the picture large, for the next event. */
  large?: boolean;
  /** Whether it is the only one of its list: on a wide screen it then takes the whole row. */
  alone?: boolean;
}

/** A special event in the list. The whole card links to its page. */
export function SpecialEventCard(props: SpecialEventCardProps) {
  const { event, miles, large = false, alone = false } = props;
  const time = eventTimeText(event.time);
  const hasLeaf = calendarDay(event.date, todayAt(event)) !== undefined;
  return (
    <article
      className={styles.card}
      data-large={large}
      data-alone={alone}
      data-past={isPast(event)}
    >
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          src={event.logo}
          fallback={posterDrawing(event)}
          alt=""
          width={large || alone ? 480 : 160}
          height={large || alone ? 192 : 132}
          eager={large}
        />
      </div>
      <div className={styles.leaf}>
        <CalendarLeaf event={event} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link
            className={styles.link}
            to="/special-event/$id"
            params={{ id: event.id }}
            state={{ fromEvents: true }}
          >
            {event.event}
          </Link>
        </h3>
        <p className={styles.company}>{event.company}</p>
        <p className={styles.fact}>
          <Clock size={14} aria-hidden />
          <span>{hasLeaf ? time : `${displayDate(event.date)}, ${time}`}</span>
        </p>
        <p className={styles.fact}>
          <MapPin size={14} aria-hidden />
          <span>
            {miles !== undefined && (
              <>
                <Distance miles={miles} className={undefined} /> ·{' '}
              </>
            )}
            {placeLines(event)[0]}
          </span>
        </p>
        <div className={styles.chips}>
          <EventChips>
            <WhenChip event={event} />
            {event.rsvpRequired && <EventChip Icon={ClipboardCheck}>RSVP</EventChip>}
            {event.taproom && <EventChip Icon={Beer}>Taproom</EventChip>}
            {event.ticketLink && <EventChip Icon={Ticket}>Tickets</EventChip>}
          </EventChips>
        </div>
      </div>
    </article>
  );
}
