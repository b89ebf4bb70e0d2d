import type { TrailFigures } from '@hoptrail/contracts/trail';
import type { ReactNode } from 'react';
import { Fold } from '../../../components/layout/fold.tsx';
import { dateText } from '../../../lib/text/dates.ts';
import styles from './first-visits.module.css';

/** How many first visits of each kind are listed, newest first. */
const SHOWN = 12;

/** The first visit to each state, town and brewery, folded away. */
export function FirstVisits({ figures }: { figures: TrailFigures }) {
  const { newStates, newTowns, newBreweries } = figures;
  return (
    <div className={styles.fold}>
      <Fold title="First visits">
        <div className={styles.kinds}>
          <Kind title="States">
            {newStates.slice(0, SHOWN).map(({ name, visitedOn }) => (
              <First key={name} name={name} day={visitedOn} />
            ))}
          </Kind>
          <Kind title="Towns">
            {newTowns.slice(0, SHOWN).map(({ name, state, visitedOn }) => (
              <First key={`${name}, ${state}`} name={name} day={visitedOn} />
            ))}
          </Kind>
          <Kind title="Breweries">
            {newBreweries.slice(0, SHOWN).map(({ breweryId, name, visitedOn }) => (
              <First key={breweryId} name={name} day={visitedOn} />
            ))}
          </Kind>
        </div>
      </Fold>
    </div>
  );
}

function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
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
