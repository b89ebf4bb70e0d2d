import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import { dayText, shortDayText } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { Change } from '../shared/change.tsx';
import { BarChart } from './bar-chart.tsx';
import styles from './card.module.css';

interface CheckinsCardProps extends Pick<Statistics, 'days'> {
  period: Statistics['periods'][number];
}

/** The check-ins of a period, and those of each of the last 30 days. */
export function CheckinsCard({ days, period }: CheckinsCardProps) {
  const { now, before } = period;
  const best = days.filter(({ checkins }) => checkins > 0).toSorted(byCheckins)[0];
  const first = days.length - period.days;
  const bars = days.map(({ day, checkins }, at) => ({
    ...{ name: dayText(day), count: checkins, isDim: at < first },
    tick: at === 0 ? shortDayText(day) : at === days.length - 1 ? 'Today' : undefined,
  }));
  return (
    <section className={styles.card} aria-labelledby="checkins">
      <h2 id="checkins" className={styles.title}>
        Check-ins
      </h2>
      <p className={styles.count}>{grouped(now.checkins)}</p>
      <Change now={now.checkins} before={before.checkins} />
      <BarChart caption="Check-ins of each of the last 30 days" bars={bars} hidden="" />
      {best && (
        <p className={styles.hint}>
          Most in 30 days: {grouped(best.checkins)}, on {dayText(best.day)}
        </p>
      )}
    </section>
  );
}

type Day = Statistics['days'][number];

function byCheckins(one: Day, other: Day): number {
  return other.checkins - one.checkins;
}
