import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { Closure } from '@hoptrail/contracts/hours/types';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { useMinute } from '../../../lib/use-minute.ts';
import styles from './closure-note.module.css';
import { datesText, dayAt } from './week.ts';

/** How many days before a closing it is announced. */
const NEAR_DAYS = 30;

interface ClosureNoteProps {
  brewery: Pick<BreweryDetail, 'timeZone'>;
  closure: Closure;
}

/** Why a brewery is closed for a while, or when it will be soon; renders nothing otherwise. */
export function ClosureNote({ brewery, closure }: ClosureNoteProps) {
  const today = dayAt(new Date(useMinute()), brewery.timeZone ?? 'UTC');
  const { from, until, reason, allowsCheckins } = closure;
  if (until < toDay(today) || from > toDay(today + NEAR_DAYS)) return null;
  const isNow = from <= toDay(today);
  const canCheckIn = isNow && allowsCheckins;
  // The header says that it is closed now, and until when.
  if (isNow && !reason && !canCheckIn) return null;
  return (
    <div className={styles.note}>
      {!isNow && <p className={styles.title}>Closed {datesText({ from, to: until })}</p>}
      {reason && <p>{reason}</p>}
      {canCheckIn && <p className={styles.more}>You can still check in.</p>}
    </div>
  );
}
