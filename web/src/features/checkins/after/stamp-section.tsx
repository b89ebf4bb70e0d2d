import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { dateText } from '../../../lib/text/dates.ts';
import { Stamp } from '../../logbook/shared/stamp.tsx';
import styles from './stamp-section.module.css';

interface StampSectionProps {
  brewery: BreweryDetail;
  /** The check-in; undefined while it is fetched. */
  entry: LogbookEntry | undefined;
}

/** The number of characters from which a name takes the smaller size. */
const LONG_NAME = 40;

/** A page of paper with the brewery's stamp, freshly inked. */
export function StampSection({ brewery, entry }: StampSectionProps) {
  const { name, city, state } = brewery;
  return (
    <section className={styles.page} aria-label="Your stamp">
      <div className={styles.stamp}>
        <Stamp brewery={brewery} edition={0} size={128} {...(entry && { day: entry.visitedOn })} />
      </div>
      <div className={styles.text}>
        <h3
          className={styles.name}
          data-long={name.length >= LONG_NAME}
          tabIndex={-1}
          data-initial-focus
        >
          {name}
        </h3>
        <p>{[city, state].filter(Boolean).join(', ')}</p>
        {entry && (
          <p>
            <time dateTime={entry.createdAt}>{dateText(entry.visitedOn)}</time>
          </p>
        )}
      </div>
    </section>
  );
}
