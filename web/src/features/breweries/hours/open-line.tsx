import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { type OpenStatus, openStatus } from '@hoptrail/contracts/hours/open-status';
import { openStatusText } from '@hoptrail/contracts/hours/status-text';
import { HOURS_CLOSING_SOON_MINUTES } from '@hoptrail/contracts/limits';
import { shortDayText } from '../../../lib/text/dates.ts';
import { openingTimeText, unbroken } from '../../../lib/text/times.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import styles from './open-line.module.css';
import { wallTime } from './week.ts';

export type BreweryHours = Pick<
  ListedBrewery,
  'openingHours' | 'hoursExceptions' | 'closure' | 'timeZone' | 'closedAt'
>;

/** Whether a brewery is open at this minute and until when; renders nothing if it is unknown. */
export default function OpenLine({ brewery }: { brewery: BreweryHours }) {
  const at = new Date(useMinute());
  const status = openStatus(brewery, at);
  if (!status) return null;
  const timeZone = brewery.timeZone ?? 'UTC';
  const text = openStatusText(status, {
    at,
    timeZone,
    clock: (instant) => openingTimeText(wallTime(instant, timeZone)),
    date: shortDayText,
  });
  return (
    <span className={styles.line} data-is={lookOf(status)}>
      {unbroken(text)}
    </span>
  );
}

function lookOf(status: OpenStatus): 'open' | 'soon' | 'closed' | 'away' {
  const { state, minutes } = status;
  if (state === 'closed') return status.closure ? 'away' : 'closed';
  return minutes !== null && minutes <= HOURS_CLOSING_SOON_MINUTES ? 'soon' : 'open';
}
