import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import styles from './own-events.module.css';

interface OwnEventsProps<Event extends { id: string }> {
  title: string;
  /** What is said when there are none. */
  empty: { title: string; hint: string };
  /** The person's own events; undefined until they are known. */
  events: Event[] | undefined;
  error: unknown;
  onRetry: () => void;
  row: (event: Event) => ReactNode;
}

/** A section of the dashboard: its events, or why there are none to see. */
export function OwnEvents<Event extends { id: string }>(props: OwnEventsProps<Event>) {
  return (
    <section className={styles.section}>
      <h2>{props.title}</h2>
      <Rows {...props} />
    </section>
  );
}

function Rows<Event extends { id: string }>(props: OwnEventsProps<Event>) {
  const { empty, events, error, onRetry, row } = props;
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
  if (events.length === 0) return <EmptyState drawing="events" {...empty} />;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>{row(event)}</li>
      ))}
    </ul>
  );
}
