import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Fold } from '../../../components/layout/fold.tsx';
import { dateText } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './first-visits.module.css';

/** How many first visits of each kind are listed at first, newest first. */
const SHOWN = 12;

interface FirstVisitsProps {
  figures: Pick<
    LogbookFigures,
    'states' | 'towns' | 'breweries' | 'newStates' | 'newTowns' | 'newBreweries'
  >;
}

/** The first visit to each state, town and brewery, folded away. */
export function FirstVisits({ figures }: FirstVisitsProps) {
  const { states, towns, breweries, newStates, newTowns, newBreweries } = figures;
  return (
    <div className={styles.fold}>
      <Fold title="First visits">
        <div className={styles.kinds}>
          <Kind title="States" total={states}>
            {newStates.map(({ name, visitedOn }) => (
              <First key={name} name={name} day={visitedOn} />
            ))}
          </Kind>
          <Kind title="Towns" total={towns}>
            {newTowns.map(({ name, state, visitedOn }) => (
              <First key={`${name}, ${state}`} name={name} day={visitedOn} />
            ))}
          </Kind>
          <Kind title="Breweries" total={breweries}>
            {newBreweries.map(({ breweryId, name, visitedOn }) => (
              <First key={breweryId} name={name} day={visitedOn} />
            ))}
          </Kind>
        </div>
      </Fold>
    </div>
  );
}

interface KindProps {
  title: string;
  /** The number of all of them; the rows are at most the newest hundred. */
  total: number;
  children: readonly ReactElement[];
}

function Kind({ title, total, children: rows }: KindProps) {
  const [isWhole, setWhole] = useState(false);
  const kind = title.toLowerCase();
  return (
    <section aria-label={`First visits to ${kind}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul>{isWhole ? rows : rows.slice(0, SHOWN)}</ul>
      {!isWhole && rows.length > SHOWN && (
        <Button look="plain" className={styles.more} onClick={() => setWhole(true)}>
          {rows.length < total
            ? `Show the newest ${grouped(rows.length)} of ${grouped(total)} ${kind}`
            : `Show all ${grouped(total)} ${kind}`}
        </Button>
      )}
    </section>
  );
}

function First({ name, day }: { name: string; day: string }) {
  return (
    <li className={styles.first}>
      <span className={styles.name}>{name}</span>
      <time dateTime={day} className={styles.day}>
        {dateText(day)}
      </time>
    </li>
  );
}
