import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { isCurrentTap } from '@hoptrail/contracts/beers/tap-age';
import { DAY_MS } from '@hoptrail/contracts/limits';
import MapPin from 'lucide-react/icons/map-pin';
import { Distance } from '../../../components/layout/distance.tsx';
import { ageText } from '../../../lib/text/age-text.ts';
import { shortDayText } from '../../../lib/text/dates.ts';
import styles from './tap-line.module.css';

/** The age of a tap list from which the line shows it. */
const OLD_MS = 7 * DAY_MS;

/**
 * How far a beer is away and that it is on tap, or until when its brewery is closed for a while;
 * older servers do not tell the distance.
 */
export function TapLine({ beer: { distance, lastUpdated, closedThrough } }: { beer: FoundBeer }) {
  const age = Date.now() - Date.parse(lastUpdated);
  return (
    <p className={styles.line}>
      {distance !== undefined && (
        <span className={styles.distance}>
          <MapPin size={14} aria-hidden />
          <span>
            <Distance miles={distance} className={styles.amount} />
          </span>
        </span>
      )}
      {closedThrough === undefined ? (
        <TapState isNow={isCurrentTap({ lastUpdated }, Date.now())} />
      ) : (
        <span className={styles.closed}>
          Temporarily closed through {shortDayText(closedThrough)}
        </span>
      )}
      {age > OLD_MS && <span className={styles.age}>updated {ageText(age)}</span>}
    </p>
  );
}

function TapState({ isNow }: { isNow: boolean }) {
  return isNow ? <span className={styles.tap}>On tap now</span> : <span>Was on tap</span>;
}
