import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { type OpenStatus, openStatus } from '@hoptrail/contracts/hours/open-status';
import { openStatusText } from '@hoptrail/contracts/hours/status-text';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { HOURS_CLOSING_SOON_MINUTES } from '@hoptrail/contracts/limits';
import { shortDayText } from '../../../lib/text/dates.ts';
import { openingTimeText, unbroken } from '../../../lib/text/times.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import styles from './open-line.module.css';
import { dayAt, wallTime } from './week.ts';

export type BreweryHours = Pick<
  ListedBrewery,
  'openingHours' | 'hoursExceptions' | 'timeZone' | 'closedAt'
>;

/** Whether a brewery is open at this minute and until when; renders nothing if it is unknown. */
export default function OpenLine({ brewery }: { brewery: BreweryHours }) {
  const at = new Date(useMinute());
  const { openingHours, hoursExceptions, timeZone } = brewery;
  const status = openStatus(openingHours, hoursExceptions, timeZone, at);
  if (!status || timeZone === null) return null;
  const text = openStatusText(status, {
    at,
    timeZone,
    clock: (instant) => openingTimeText(wallTime(instant, timeZone)),
    date: (instant) => shortDayText(toDay(dayAt(instant, timeZone))),
  });
  return (
    <span className={styles.line} data-is={lookOf(status)}>
      {unbroken(text)}
    </span>
  );
}

function lookOf({ state, minutes }: OpenStatus): 'open' | 'soon' | 'closed' {
  if (state === 'closed') return 'closed';
  return minutes !== null && minutes <= HOURS_CLOSING_SOON_MINUTES ? 'soon' : 'open';
}
