import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { today } from '../../../lib/text/dates.ts';
import { PastFold } from '../shared/past-fold.tsx';
import { partPast } from './past-events.ts';
import { SpecialEventCard } from './special-event-card.tsx';
import styles from './special-events.module.css';
import { SpecialEventsSkeleton } from './special-events-skeleton.tsx';

/**
 * The special events by date. Past events are folded below the upcoming ones, because people open
 * this list to see what is next.
 */
export function SpecialEvents() {
  const list = trpc.events.special.list.useQuery();
  if (list.isError && !list.data) {
    return (
      <ErrorState
        error={list.error}
        title="The special events did not load"
        onRetry={() => list.refetch()}
      />
    );
  }
  if (!list.data) return <SpecialEventsSkeleton />;
  const { upcoming, past } = partPast(list.data, today());
  return (
    <>
      {upcoming.length > 0 ? (
        <section aria-labelledby="upcoming">
          <h2 id="upcoming" className="visually-hidden">
            Upcoming
          </h2>
          <ul className={styles.list}>
            {upcoming.map((event, index) => (
              <li key={event.id}>
                <SpecialEventCard event={event} large={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState drawing="events" title="No special events scheduled" heading="h2" />
      )}
      {past.length > 0 && (
        <div className={styles.past}>
          <PastFold count={past.length}>
            <ul className={styles.list}>
              {past.map((event) => (
                <li key={event.id}>
                  <SpecialEventCard event={event} />
                </li>
              ))}
            </ul>
          </PastFold>
        </div>
      )}
    </>
  );
}
