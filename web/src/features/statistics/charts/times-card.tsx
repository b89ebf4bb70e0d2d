import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import { openingTimeText } from '../../../lib/text/times.ts';
import { UNDER_FIVE } from '../shared/count-text.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import styles from './card.module.css';

/** The hours with a time below their bar. */
const TICKED = [6, 12, 18];

/** The check-ins of the last 30 days by hour and by weekday. */
export function TimesCard({ statistics }: { statistics: Pick<Statistics, 'hours' | 'weekdays'> }) {
  const hours = statistics.hours.map((count, hour) => ({
    ...{ name: hourText(hour), count },
    tick: TICKED.includes(hour) ? hourText(hour) : undefined,
  }));
  const days = statistics.weekdays.map((count, at) => ({
    ...{ name: weekdays[at] ?? '', count, tick: weekdays[at]?.slice(0, 3) },
  }));
  const [day, hour] = [most(days), most(hours)];
  return (
    <section className={styles.card} aria-labelledby="times">
      <h2 id="times" className={styles.title}>
        When people come
      </h2>
      <p className={styles.hint}>The check-ins of the last 30 days</p>
      {day && (
        <>
          <p className={styles.peak}>Busiest on {day.name}s</p>
          <BarChart caption="Check-ins by weekday" bars={days} hidden={UNDER_FIVE} />
        </>
      )}
      {hour && (
        <>
          <p className={styles.peak}>Busiest in the hour from {hour.name}</p>
          <BarChart caption="Check-ins by hour" bars={hours} hidden={UNDER_FIVE} />
        </>
      )}
      {!(day && hour) && (
        <p className={styles.hint}>
          {day || hour ? 'More' : 'Weekdays and hours'} will be here once five people came on the
          same weekday, or in the same hour, within 30 days.
        </p>
      )}
    </section>
  );
}

/** Returns the bar with the largest number; undefined if no number is shown. */
function most(bars: readonly Bar[]): Bar | undefined {
  return bars.filter(({ count }) => count).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0];
}

function hourText(hour: number): string {
  return openingTimeText(`${String(hour).padStart(2, '0')}:00`);
}
