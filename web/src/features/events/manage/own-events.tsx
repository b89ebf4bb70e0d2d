import { type ReactNode, useId } from 'react';
import { PastFold } from '../../../components/layout/past-fold.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import styles from './own-events.module.css';

interface OwnEventsProps<Event extends { id: string }> {
  title: string;
  /** What is said when there are none. */
  empty: { title: string; hint: string };
  /** The person's own events; undefined until they are known. */
  events: Event[] | undefined;
  /** Those of them that are over, folded away below the others. */
  past?: Event[] | undefined;
  error: unknown;
  onRetry: () => void;
  row: (event: Event) => ReactNode;
}

/** A section of the dashboard: its events, or why there are none to see. */
export function OwnEvents<Event extends { id: string }>(props: OwnEventsProps<Event>) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{props.title}</h2>
      <Rows {...props} />
    </section>
  );
}

function Rows<Event extends { id: string }>(props: OwnEventsProps<Event>) {
  const { empty, events, past = [], error, onRetry, row } = props;
  if (!events && error) {
    return <ErrorState error={error} title="Your events did not load" onRetry={onRetry} />;
  }
  if (!events) {
    return (
      <Loading>
        <Skeleton width="100%" height={180} radius="var(--radius-card)" />
      </Loading>
    );
  }
  const list = (of: Event[]) => (
    <ul className={styles.list}>
      {of.map((event) => (
        <li key={event.id}>{row(event)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {events.length > 0 ? list(events) : <EmptyState drawing="events" {...empty} />}
      {past.length > 0 && (
        <PastFold count={past.length} heading="h3">
          {list(past)}
        </PastFold>
      )}
    </>
  );
}
