import type { LegacyEvent } from '@hoptrail/contracts/legacy-events';
import { Page } from '../../components/page.tsx';
import { Photos } from '../../components/photos.tsx';
import { refusal } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { Attendees } from './attendees.tsx';
import { BuyTickets } from './buy-tickets.tsx';
import { EventAbout } from './event-about.tsx';
import { EventChips } from './event-chip.tsx';
import { EventHeader } from './event-header.tsx';
import { EventHost } from './event-host.tsx';
import { EventFailed, EventMissing } from './event-missing.tsx';
import styles from './event-page.module.css';
import { EventSkeleton } from './event-skeleton.tsx';
import { EventWhen } from './event-when.tsx';
import { WhenChip } from './when-chip.tsx';

/** An event of the first kind (specification, part 2, "Legacy event detail"). */
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
      <EventHeader id={event.id} name={event.name} date={event.date} picture={event.image} />
      <EventWhen date={event.date} time={`${event.startTime} - ${event.endTime}`} />
      <EventChips>
        <WhenChip date={event.date} />
      </EventChips>
      <div className={styles.facts}>
        <EventHost name={event.brewery.name} breweryId={event.brewery.id} />
      </div>
      <EventAbout>{event.description}</EventAbout>
      <Attendees eventId={event.id} count={event.attendees} />
      <Photos name={event.name} photos={event.photos} look="grid" />
      {event.ticketRequired && <BuyTickets event={event} />}
    </Page>
  );
}
