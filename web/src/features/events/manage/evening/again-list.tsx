import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { EmptyState } from '../../../../components/state/empty-state.tsx';
import { todayAtBrewery } from '../../shared/event-day.ts';
import { specialKind } from '../special/special-kind.ts';
import { weeklyKind } from '../weekly/weekly-kind.ts';
import styles from './again-list.module.css';
import { AgainRow } from './again-row.tsx';
import { pastEvents } from './past-events.ts';
import { useEventsOf } from './use-events-of.ts';

/** The past and weekly events of a brewery, to hold one of them again. */
export default function AgainList({ brewery }: { brewery: ListedBrewery }) {
  const { special, weekly } = useEventsOf(brewery);
  const past = pastEvents(special, todayAtBrewery(brewery));
  if (past.length + weekly.length === 0) {
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
      {past.map(({ event, next }) => (
        <li key={event.id}>
          <AgainRow kind={specialKind} event={event} from={{ ...event, date: next }} day={next} />
        </li>
      ))}
      {weekly.map((event) => (
        <li key={event.id}>
          <AgainRow kind={weeklyKind} event={event} from={event} />
        </li>
      ))}
    </ul>
  );
}
