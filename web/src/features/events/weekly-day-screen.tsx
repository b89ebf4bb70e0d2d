import type { Weekday } from '@hoptrail/contracts/weekdays';
import { Page } from '../../components/page.tsx';
import { BackToEvents } from './back-to-events.tsx';
import { DayStrip } from './day-strip.tsx';
import styles from './weekly-day-screen.module.css';
import { WeeklyEvents } from './weekly-events.tsx';

/** What happens on one day of every week (specification, part 2, "Weekly events by day"). */
export function WeeklyDayScreen({ day }: { day: Weekday }) {
  return (
    <Page title={`${day} events`}>
      <header>
        <BackToEvents tab="weekly" />
        <h1 className={styles.title}>{day}</h1>
        <DayStrip day={day} />
      </header>
      <WeeklyEvents key={day} day={day} />
    </Page>
  );
}
