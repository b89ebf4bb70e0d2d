import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { EmptyState } from '../../../../components/state/empty-state.tsx';
import { todayAtBrewery } from '../../shared/event-day.ts';
import { nextDate } from '../../shared/next-date.ts';
import styles from './again-list.module.css';
import { AgainRow } from './again-row.tsx';
import { onceMore } from './once-more.ts';
import { pastEvents } from './past-events.ts';
import { useEventsOf } from './use-events-of.ts';

/**
 * The past and weekly events of a brewery, to hold one of them again as a special event: a past one on
 * its usual day of the week, a weekly one on its next date.
 */
export default function AgainList({ brewery }: { brewery: ListedBrewery }) {
  const { special, weekly } = useEventsOf(brewery);
  const past = pastEvents(special, todayAtBrewery(brewery));
  const again = [
    ...past.map(({ event, next }) => ({ id: event.id, from: onceMore(event, next) })),
    ...weekly.flatMap((event) => {
      const next = nextDate(event);
      return next ? [{ id: event.id, from: onceMore(event, next) }] : [];
    }),
  ];
  if (again.length === 0) {
    return (
      <EmptyState
        drawing="events"
        title="Nothing to hold again"
        hint="Past events and weekly ones are listed here, with their day and time filled in."
      />
    );
  }
  return (
    <ul className={styles.list}>
      {again.map(({ id, from }) => (
        <li key={id}>
          <AgainRow brewery={brewery} id={id} from={from} />
        </li>
      ))}
    </ul>
  );
}
