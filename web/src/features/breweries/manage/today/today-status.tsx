import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { weekdayName } from '../../../../lib/text/calendar-names.ts';
import { useMinute } from '../../../../lib/use-minute.ts';
import OpenLine from '../../hours/open-line.tsx';
import { spansText } from '../../hours/week.ts';
import { type BreweryClock, eveningAt, onlyDay, usualSpans } from './day-hours.ts';
import styles from './today-status.module.css';

/** Whether a brewery is open and until when, and the hours of this evening. */
export default function TodayStatus({ brewery }: { brewery: ListedBrewery }) {
  const { openingHours } = brewery;
  return (
    <div className={styles.status}>
      {openingHours ? (
        <>
          <p className={styles.open}>
            <OpenLine brewery={brewery} />
          </p>
          <Hours brewery={{ ...brewery, openingHours }} />
        </>
      ) : (
        <p className={styles.hours}>Hours in words only: people do not see whether you are open.</p>
      )}
    </div>
  );
}

function Hours({ brewery }: { brewery: BreweryClock }) {
  const day = eveningAt(brewery, new Date(useMinute()));
  const usual = spansText(usualSpans(brewery, day));
  const only = onlyDay(brewery.hoursExceptions, day);
  if (!only) {
    return (
      <p className={styles.hours}>
        {weekdayName(day)}: {usual}
      </p>
    );
  }
  return (
    <p className={styles.hours}>
      <span className={styles.only}>Only today: {spansText(only.spans)}</span>, usually {usual}
    </p>
  );
}
