import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, Suspense } from 'react';
import { Distance } from '../../../components/layout/distance.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { useBackTo } from '../../../lib/browser/back-to.ts';
import { displayDate } from '../../../lib/text/dates.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { AddToCalendar } from '../../calendars/shared/add-to-calendar.tsx';
import { todayAt } from '../shared/event-day.ts';
import { nextDateText } from '../shared/next-date.ts';
import styles from './weekly-event-card.module.css';
import { WeeklyLogo } from './weekly-logo.tsx';

/** How many dates without the event a card names. */
const MAX_DAYS = 2;

const CalendarNote = lazy(() => import('../../calendars/shared/calendar-note.tsx'), {
  silent: true,
});

interface WeeklyEventCardProps {
  event: WeeklyEvent;
  /** The distance to the brewery in miles, if known. */
  miles: number | undefined;
  /** Loads the picture at once instead of lazily, for the first cards. */
  eager: boolean;
  /** The administrators' actions. */
  actions?: ReactNode;
}

/** A weekly event in the list of its day. */
export function WeeklyEventCard({ event, miles, eager, actions }: WeeklyEventCardProps) {
  return (
    <article className={styles.card} data-photo={event.eventPhoto !== null}>
      {event.eventPhoto && (
        <Picture
          className={styles.photo}
          src={event.eventPhoto}
          fallback={posterDrawing(event)}
          alt=""
          width={480}
          height={200}
          eager={eager}
        />
      )}
      <div className={styles.head}>
        <WeeklyLogo event={event} size={56} />
        <div className={styles.names}>
          <h2 className={styles.title}>{event.title}</h2>
          <BreweryName event={event} />
        </div>
        <div className={styles.actions}>
          {actions}
          <ShareButton
            title={event.title}
            label={`Share ${event.title}`}
            card={{ kind: 'weekly-event', id: event.id }}
            path={`/weekly-events/${event.day.toLowerCase()}?event=${encodeURIComponent(event.id)}`}
            look="plain"
          />
        </div>
      </div>
      <p className={styles.when}>
        <Clock size={16} aria-hidden />
        {eventTimeText(event.time)}
        {miles !== undefined && (
          <span className={styles.distance}>
            <Distance miles={miles} className={styles.amount} />
          </span>
        )}
      </p>
      <NextDate event={event} />
      <p className={styles.details}>{event.details}</p>
      <NotOn event={event} />
      {event.when && (
        <div className={styles.calendar}>
          <AddToCalendar kind="weekly" event={event} name={event.title} />
        </div>
      )}
      {event.when === null && event.viewer.canEdit && (
        <Suspense>
          <CalendarNote event={event} />
        </Suspense>
      )}
    </article>
  );
}

function NextDate({ event }: { event: WeeklyEvent }) {
  const text = nextDateText(event);
  return text ? <p className={styles.next}>Next: {text}</p> : null;
}

/** The next dates on which the event does not take place; words without a date as they are. */
function NotOn({ event }: { event: WeeklyEvent }) {
  const days = event.when?.notOn ?? [];
  const next = days.filter((day) => day >= todayAt(event)).slice(0, MAX_DAYS);
  const text = days.length > 0 ? next.map(displayDate).join(' or ') : event.notOn;
  return text ? <p className={styles.notOn}>Not on {text}</p> : null;
}

function BreweryName({ event }: { event: WeeklyEvent }) {
  const state = useBackTo('the events');
  if (!event.breweryId) return <p className={styles.brewery}>{event.brewery}</p>;
  return (
    <Link
      className={styles.brewery}
      to="/brewery/$id"
      params={{ id: event.breweryId }}
      state={state}
    >
      {event.brewery}
    </Link>
  );
}
