import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { type ComponentType, useId } from 'react';
import cardList from '../../../../components/list/card-list.module.css';
import { EmptyState } from '../../../../components/state/empty-state.tsx';
import { PendingState } from '../../../../components/state/pending-state.tsx';
import { useSignedInUser } from '../../../../data/session.ts';
import { PastFold } from '../../shared/past-fold.tsx';
import type { DashboardEvent, EventKind } from './event-kind.ts';
import { isOwnEvent } from './is-own-event.ts';
import { OwnEventRow } from './own-event-row.tsx';
import styles from './own-events.module.css';

interface OwnEventsProps<Event extends DashboardEvent, Host, Input, Seen> {
  kind: EventKind<Event, Host, Input, Seen>;
  breweries: readonly ListedBrewery[];
  Actions: ComponentType<{ event: Event & Seen }>;
}

/**
 * The dashboard's section 'Your Special Events' or 'Your Weekly Events', with past events folded.
 */
export function OwnEvents<Event extends DashboardEvent & Seen, Host, Input, Seen>(
  props: OwnEventsProps<Event, Host, Input, Seen>,
) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Your {props.kind.name} Events</h2>
      <Rows {...props} />
    </section>
  );
}

function Rows<Event extends DashboardEvent & Seen, Host, Input, Seen>(
  props: OwnEventsProps<Event, Host, Input, Seen>,
) {
  const { kind, breweries, Actions } = props;
  const { id } = useSignedInUser();
  const events = kind.useList();
  if (!events.data) {
    return <PendingState query={events} failed="Your events did not load" skeleton={180} />;
  }
  const own = events.data.filter((event) => isOwnEvent(event, id, breweries));
  const past = own.filter((event) => kind.facts(event).isPast);
  const ahead = own.filter((event) => !past.includes(event));
  const list = (events: Event[]) => (
    <ul className={cardList.dense}>
      {events.map((event) => (
        <li key={event.id}>
          <OwnEventRow kind={kind} event={event} Actions={Actions} />
        </li>
      ))}
    </ul>
  );
  const none = `No ${kind.name.toLowerCase()} events`;
  return (
    <>
      {ahead.length > 0 ? (
        list(ahead)
      ) : (
        <EmptyState
          drawing="events"
          title={past.length > 0 ? `${none} ahead` : `${none} found`}
          hint={kind.emptyHint}
        />
      )}
      {past.length > 0 && (
        <PastFold count={past.length} heading="h3">
          {list(past)}
        </PastFold>
      )}
    </>
  );
}
