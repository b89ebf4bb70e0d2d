import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { TrailEntry } from '@hoptrail/contracts/trail';
import { dateText } from '../../../lib/text/dates.ts';
import { Stamp } from '../../trail/shared/stamp.tsx';
import styles from './passport-page.module.css';

interface PassportPageProps {
  brewery: BreweryDetail;
  /** The check-in; undefined while it is fetched. */
  entry: TrailEntry | undefined;
}

/** The number of characters from which a name takes the smaller size. */
const LONG_NAME = 40;

/** A page of paper with the brewery's stamp, freshly inked. */
export function PassportPage({ brewery, entry }: PassportPageProps) {
  const { name, city, state } = brewery;
  return (
    <section className={styles.page} aria-label="Your stamp">
      <div className={styles.stamp}>
        <Stamp brewery={brewery} edition={0} size={128} {...(entry && { day: entry.visitedOn })} />
      </div>
      <div className={styles.words}>
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
