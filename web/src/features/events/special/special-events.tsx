import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import cardList from '../../../components/list/card-list.module.css';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { radiusText } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { useIsOver } from '../../../lib/use-is-over.ts';
import { isPast } from '../shared/event-day.ts';
import { PastFold } from '../shared/past-fold.tsx';
import { SpecialEventCard } from './special-event-card.tsx';
import styles from './special-events.module.css';
import { SpecialEventsSkeleton } from './special-events-skeleton.tsx';
import { GROUP_MILES, type GroupName, groupEvents, type ListedEvent } from './special-groups.ts';

/** How long the list waits for a position that the person allowed, in milliseconds. */
const POSITION_GRACE_MS = 1500;

/**
 * The special events: today's, those of the weekend, and later ones by distance. Past events are
 * folded below, because people open this list to see what is next.
 */
export function SpecialEvents() {
  const list = trpc.events.special.list.useQuery();
  const position = useAllowedPosition(positionOptions.events);
  const isGraceOver = useIsOver(POSITION_GRACE_MS);
  const unit = useDistanceUnit();
  if (list.isError && !list.data) {
    return (
      <ErrorState
        error={list.error}
        title="The special events did not load"
        onRetry={() => list.refetch()}
      />
    );
  }
  if (!list.data || (!position && !isGraceOver)) return <SpecialEventsSkeleton />;
  const from = position?.ok ? position.position : undefined;
  const { groups, past } = groupEvents(list.data, from);
  const [first] = groups;
  return (
    <div className={styles.groups}>
      {!first && <EmptyState drawing="events" title="No special events scheduled" heading="h2" />}
      {groups.map((group) => (
        <TitledList key={group.name} title={titleOf(group.name, unit, groups.length === 1)}>
          <Cards events={group.events} hasLarge={group === first} />
        </TitledList>
      ))}
      {past.length > 0 && (
        <PastFold count={past.length}>
          <Cards events={past.map((event) => ({ event, miles: undefined }))} />
        </PastFold>
      )}
    </div>
  );
}

interface CardsProps {
  events: readonly ListedEvent[];
  /** Whether the first one is large. */
  hasLarge?: boolean;
}

function Cards({ events, hasLarge = false }: CardsProps) {
  return (
    <ul className={`${cardList.dense} ${styles.list}`}>
      {events.map(({ event, miles }, index) => (
        <li key={event.id}>
          <SpecialEventCard
            event={event}
            miles={miles}
            large={hasLarge && index === 0}
            alone={events.length === 1 && !isPast(event)}
          />
        </li>
      ))}
    </ul>
  );
}

function titleOf(name: GroupName, unit: DistanceUnit, isOnly: boolean): string {
  switch (name) {
    case 'today':
      return 'Today';
    case 'weekend':
      return 'This weekend';
    case 'near':
    case 'reach':
      return `Within ${radiusText(GROUP_MILES[name], unit)}`;
    case 'far':
      return 'Farther away';
    case 'later':
      return isOnly ? 'Upcoming' : 'Later';
  }
}
