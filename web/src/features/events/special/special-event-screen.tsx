import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { type ReactNode, Suspense } from 'react';
import { Beside } from '../../../components/layout/columns/beside.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { refusal } from '../../../data/errors.ts';
import { webLink } from '../../../lib/browser/web-link.ts';
import { AddToCalendar } from '../../calendars/shared/add-to-calendar.tsx';
import { EventAbout } from '../detail/event-about.tsx';
import { EventActionBar } from '../detail/event-action-bar.tsx';
import { EventHeader } from '../detail/event-header.tsx';
import { EventHost } from '../detail/event-host.tsx';
import { EventLocation } from '../detail/event-location.tsx';
import { EventFailed, EventMissing } from '../detail/event-missing.tsx';
import styles from '../detail/event-page.module.css';
import { EventSkeleton } from '../detail/event-skeleton.tsx';
import { EventWhen } from '../detail/event-when.tsx';
import { isPast } from '../shared/event-day.ts';
import { GetTickets } from './get-tickets.tsx';
import { SpecialEventChips } from './special-event-chips.tsx';
import { useSpecialEvent } from './special-event-query.ts';

const CalendarNote = lazy(() => import('../../calendars/shared/calendar-note.tsx'), {
  silent: true,
});

const EventPlaces = lazy(() => import('../rsvps/event-places.tsx'), { silent: true });

const OtherEvents = lazy(() => import('./other-events.tsx'), { silent: true });

interface SpecialEventScreenProps {
  id: string;
  /** The actions of its owner and of administrators. */
  actions?: (event: SpecialEvent) => ReactNode;
}

/** The page of a special event. */
export function SpecialEventScreen({ id, actions }: SpecialEventScreenProps) {
  const { data: event, error, refetch } = useSpecialEvent(id);
  if (event) return <SpecialEventPage event={event} actions={actions?.(event)} />;
  if (!error) return <EventSkeleton />;
  if (refusal(error).code !== 'event.notFound') {
    return <EventFailed error={error} onRetry={() => refetch()} />;
  }
  return (
    <EventMissing title="Event Not Found" hint="The event you're looking for doesn't exist." />
  );
}

function SpecialEventPage({ event, actions }: { event: SpecialEvent; actions: ReactNode }) {
  return (
    <Page title={event.event} underHeader>
      <Columns split="end">
        <Column>
          <EventHeader event={event} name={event.event} picture={event.logo} card="special-event" />
          {actions}
          <EventWhen event={event} time={event.time} />
          <SpecialEventChips event={event} />
          {!isPast(event) && <AddToCalendar kind="special" event={event} name={event.event} />}
          {event.when === null && event.viewer.canEdit && (
            <Suspense>
              <CalendarNote event={event} />
            </Suspense>
          )}
        </Column>
        <Beside label="Events">
          <Suspense>
            <OtherEvents />
          </Suspense>
        </Beside>
        <Column>
          {event.places && (
            <Suspense>
              <EventPlaces event={event} />
            </Suspense>
          )}
          <div className={styles.facts}>
            <EventHost name={event.company} breweryId={event.breweryId} />
            <EventLocation event={event} />
          </div>
          <EventAbout>{event.details}</EventAbout>
          {webLink(event.ticketLink) && (
            <EventActionBar>
              <GetTickets event={event} look={isPast(event) ? 'quiet' : 'primary'} />
            </EventActionBar>
          )}
        </Column>
      </Columns>
    </Page>
  );
}
