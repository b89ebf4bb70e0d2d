import type { OwnRsvp } from '@hoptrail/contracts/events/rsvps';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../components/layout/mark.tsx';
import rowLink from '../../../components/layout/navigation/row-link.module.css';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import rows from '../../../components/list/row-list.module.css';
import { dayText } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { CalendarLeaf } from '../shared/calendar-leaf/calendar-leaf.tsx';
import styles from './own-rsvps.module.css';

/** The events that the person comes to, on the profile. */
export default function OwnRsvps({ rsvps }: { rsvps: readonly OwnRsvp[] }) {
  return (
    <TitledList title="You are coming to">
      <ul className={rows.list}>
        {rsvps.map((rsvp) => (
          <li key={rsvp.id} className={styles.row} data-cancelled={rsvp.isCancelled}>
            <CalendarLeaf event={rsvp} />
            <div>
              <h3 className={rows.name}>
                {rsvp.eventId ? (
                  <Link
                    to="/special-event/$id"
                    params={{ id: rsvp.eventId }}
                    className={rowLink.link}
                  >
                    {rsvp.event}
                  </Link>
                ) : (
                  rsvp.event
                )}
              </h3>
              <p className={rows.note}>{whenOf(rsvp)}</p>
              {rsvp.isCancelled ? (
                <Mark>Cancelled on {dayText(rsvp.date)}</Mark>
              ) : (
                rsvp.movedFrom && <Mark look="warm">Moved from {dayText(rsvp.movedFrom)}</Mark>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledList>
  );
}

function whenOf({ time, company }: OwnRsvp): string {
  return [time && eventTimeText(time), company].filter(Boolean).join(' · ');
}
