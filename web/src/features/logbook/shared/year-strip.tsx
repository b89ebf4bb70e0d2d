import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import { monthName } from '../../../lib/text/calendar-names.ts';
import { dayText } from '../../../lib/text/dates.ts';
import { counted, grouped } from '../../../lib/text/numbers.ts';
import styles from './year-strip.module.css';

/** The height of the strip's bars in pixels, and of a week without a check-in. */
const HEIGHT = 48;
const EMPTY = 4;

/** The last 52 weeks as a strip of bars, with the months below. */
export function YearStrip({ weeks }: Pick<LogbookFigures, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ checkins }) => checkins));
  const sum = weeks.reduce((before, { checkins }) => before + checkins, 0);
  const best = weeks.find(({ checkins }) => checkins === most);
  const peak = best ? ` Most were ${grouped(most)}, in the week of ${dayText(best.from)}.` : '';
  return (
    <figure className={styles.strip}>
      <figcaption className={styles.caption}>
        {counted(sum, 'check-in', 'check-ins')} in 52 weeks
      </figcaption>
      <div role="img" aria-label={`Check-ins in each of the last 52 weeks.${peak}`}>
        <div className={styles.bars} style={{ height: HEIGHT }}>
          {weeks.map(({ from, checkins }) => (
            <span
              key={from}
              className={styles.bar}
              data-empty={checkins === 0}
              style={{
                height: checkins === 0 ? EMPTY : EMPTY + 6 + ((HEIGHT - 10) * checkins) / most,
              }}
            />
          ))}
        </div>
        <div className={styles.months}>
          {weeks.map(({ from }, week) => (
            <span key={from}>{beginsMonth(from, weeks[week - 1]?.from) && initial(from)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function beginsMonth(from: string, before: string | undefined): boolean {
  return before !== undefined && from.slice(0, 7) !== before.slice(0, 7);
}

function initial(day: string): string {
  return monthName(day).slice(0, 1);
}
