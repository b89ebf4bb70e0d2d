import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Photos } from '../../../components/picture/photos.tsx';
import { refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { EventAbout } from '../detail/event-about.tsx';
import { EventHeader } from '../detail/event-header.tsx';
import { EventHost } from '../detail/event-host.tsx';
import { EventFailed, EventMissing } from '../detail/event-missing.tsx';
import styles from '../detail/event-page.module.css';
import { EventSkeleton } from '../detail/event-skeleton.tsx';
import { EventWhen } from '../detail/event-when.tsx';
import { EventChips } from '../shared/event-chip.tsx';
import { WhenChip } from '../special/when-chip.tsx';
import { Attendees } from './attendees.tsx';
import { BuyTickets } from './buy-tickets.tsx';

/** The page of a legacy event. */
export function LegacyEventScreen({ id }: { id: string }) {
  const { data: event, error, refetch } = trpc.events.byId.useQuery({ id });
  if (event) return <LegacyEventPage event={event} />;
  if (!error) return <EventSkeleton />;
  if (refusal(error).code !== 'event.notFound') {
    return <EventFailed error={error} onRetry={() => refetch()} />;
  }
  return (
    <EventMissing
      title="Event not found"
      hint="It may be long over, or the address is not quite right."
    />
  );
}

function LegacyEventPage({ event }: { event: LegacyEvent }) {
  return (
    <Page title={event.name} underHeader>
      <Columns split="end">
        <Column>
          <EventHeader event={event} name={event.name} picture={event.image} card="event" />
          <EventWhen event={event} time={`${event.startTime} - ${event.endTime}`} />
          <EventChips>
            <WhenChip event={event} />
          </EventChips>
          <div className={styles.facts}>
            <EventHost name={event.brewery.name} breweryId={event.brewery.id} />
          </div>
          <EventAbout>{event.description}</EventAbout>
        </Column>
        <Column>
          <Attendees eventId={event.id} count={event.attendees} />
          <Photos name={event.name} photos={event.photos} look="grid" />
          {event.ticketRequired && <BuyTickets event={event} />}
        </Column>
      </Columns>
    </Page>
  );
}
