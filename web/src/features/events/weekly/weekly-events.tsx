import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import type { ReactNode } from 'react';
import cardList from '../../../components/list/card-list.module.css';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { NoLocationLine } from '../../../components/state/location/no-location-line.tsx';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { useIsOver } from '../../../lib/use-is-over.ts';
import { nearestFirst } from './nearest-first.ts';
import { useWeeklyDay } from './weekly-day-query.ts';
import { WeeklyEventCard } from './weekly-event-card.tsx';
import { WeeklyEventsSkeleton } from './weekly-events-skeleton.tsx';

/** How long the list waits for the position before it shows unsorted events, in milliseconds. */
const POSITION_GRACE_MS = 1500;

interface WeeklyEventsProps {
  day: Weekday;
  /** The administrators' actions on an event. */
  actions?: ((event: WeeklyEvent) => ReactNode) | undefined;
}

/**
 * The events of a day, nearest first. Without a position they are in default order with a notice.
 */
export function WeeklyEvents({ day, actions }: WeeklyEventsProps) {
  const { data, error, refetch } = useWeeklyDay(day);
  const { result } = useLastPosition(positionOptions.list);
  const isGraceOver = useIsOver(POSITION_GRACE_MS);

  if (error && !data) {
    return (
      <ErrorState
        error={error}
        title={`The events of ${day} did not load`}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data || (!result && !isGraceOver)) return <WeeklyEventsSkeleton />;

  const events = nearestFirst(data, result?.ok ? result.position : undefined);
  if (events.length === 0) {
    return (
      <EmptyState
        drawing="events"
        heading="h2"
        title="No events scheduled"
        hint={`Check back later for ${day} events!`}
      />
    );
  }
  return (
    <>
      {result && !result.ok && (
        <NoLocationLine look="warning">
          {result.failure === 'unsupported'
            ? 'Geolocation not supported'
            : 'Location access denied or unavailable'}
          {' - Events shown in default order'}
        </NoLocationLine>
      )}
      <ul className={cardList.list}>
        {events.map(({ event, miles }, index) => (
          <li key={event.id}>
            <WeeklyEventCard
              event={event}
              miles={miles}
              eager={index < 2}
              actions={actions?.(event)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
