import type { EventPreview } from '@hoptrail/contracts/events/preview';
import { posterDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { PreviewTitle } from '../../../components/preview/preview-title.tsx';
import { VisitorPreview } from '../../../components/preview/visitor-preview.tsx';
import { AddToCalendar } from '../../calendars/shared/add-to-calendar.tsx';
import { EventAbout } from '../detail/event-about.tsx';
import { EventLocation } from '../detail/event-location.tsx';
import { EventWhen } from '../detail/event-when.tsx';
import { isPast } from '../shared/event-day.ts';
import { GetTickets } from '../special/get-tickets.tsx';
import { SpecialEventChips } from '../special/special-event-chips.tsx';
import styles from './visited-event.module.css';

/** What a visitor sees of a special event above the sign-in. */
export function VisitedEvent({ event }: { event: EventPreview }) {
  const { event: name, company } = event;
  return (
    <VisitorPreview
      picture={event.logo}
      fallback={posterDrawing(event)}
      title={<PreviewTitle above={company} name={name} />}
    >
      <EventWhen event={event} time={event.time} />
      <SpecialEventChips event={event} />
      <div className={styles.place}>
        <EventLocation event={event} />
      </div>
      <div className={styles.about}>
        <EventAbout>{event.details}</EventAbout>
      </div>
      {!isPast(event) && (
        <div className={styles.links}>
          <GetTickets event={event} look="quiet" />
          <AddToCalendar kind="special" event={event} name={name} />
        </div>
      )}
    </VisitorPreview>
  );
}
