import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { HoursException, OpeningHours, Span } from '@hoptrail/contracts/hours/types';
import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import { useId } from 'react';
import { Fold } from '../../../components/layout/fold.tsx';
import { useMinute } from '../../../lib/use-minute.ts';
import styles from './brewery-week.module.css';
import { datesText, dayAt, nearExceptions, ownOffset, spansText, weekOf } from './week.ts';

interface BreweryWeekProps {
  brewery: BreweryDetail;
  hours: OpeningHours;
}

/** The hours of a brewery: the week, or its owner's words first, and special days soon. */
export default function BreweryWeek({ brewery, hours }: BreweryWeekProps) {
  const { hoursExceptions, timeZone } = brewery;
  const at = new Date(useMinute());
  const today = dayAt(at, timeZone);
  const soon = nearExceptions(hoursExceptions, today);
  const zone = foreignZone(timeZone, at);
  // A text that is not the owner's own says the same as the week.
  const ownText = brewery.hasOwnHours && brewery.hours?.trim();
  const week = (
    <ul className={styles.week}>
      {weekOf({ ...brewery, openingHours: hours }, today).map(
        ({ day, isToday, spans, other, note }) => (
          <li key={day} className={styles.day} aria-current={isToday ? 'date' : undefined}>
            <span>
              {day}
              {other && <span className={styles.other}> {other}</span>}
            </span>
            <Times spans={spans} note={note} />
          </li>
        ),
      )}
    </ul>
  );
  return (
    <div className={styles.hours}>
      {ownText ? (
        <>
          <p className={styles.text}>{ownText}</p>
          <Fold title="Day by day">{week}</Fold>
        </>
      ) : (
        week
      )}
      {soon.length > 0 && <Soon exceptions={soon} />}
      {zone && <p className={styles.zone}>Times are in {zone}.</p>}
    </div>
  );
}

function Soon({ exceptions }: { exceptions: readonly HoursException[] }) {
  const title = useId();
  return (
    <>
      <p id={title} className={styles.title}>
        Special days soon
      </p>
      <ul className={styles.week} aria-labelledby={title}>
        {exceptions.map(({ from, to, spans, note }) => (
          <li key={`${from} ${to}`} className={styles.day}>
            <span>{datesText({ from, to })}</span>
            <Times spans={spans} note={note} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Times({ spans, note }: { spans: readonly Span[]; note: string | undefined }) {
  return (
    <span className={styles.times}>
      {spansText(spans)}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** Returns the name of a zone whose clocks differ from the phone's; undefined if they agree. */
function foreignZone(timeZone: string | null, at: Date): string | undefined {
  if (timeZone === null || offsetAt(timeZone, at.getTime()) === ownOffset(at)) return undefined;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
}
