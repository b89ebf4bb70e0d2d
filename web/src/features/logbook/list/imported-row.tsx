import { importSourceNames } from '@hoptrail/contracts/lists/import-states';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import Star from 'lucide-react/icons/star';
import { memo } from 'react';
import { Mark } from '../../../components/layout/mark.tsx';
import { dayText } from '../../../lib/text/dates.ts';
import { decimal } from '../../../lib/text/numbers.ts';
import { ImportedName } from '../shared/imported-name.tsx';
import { Stamp } from '../shared/stamp.tsx';
import entryStyles from './entry-row.module.css';
import styles from './imported-row.module.css';

const BEERS_SHOWN = 3;

/**
 * A visit that was imported from another app: a pale stamp without a day, since it is not verified.
 */
export const ImportedRow = memo(function ImportedRow({ visit }: { visit: ImportedVisit }) {
  const { breweryId, name, city, state, source, visitedOn, notes, beers } = visit;
  const place = [city, state].filter(Boolean).join(', ');
  const more = beers.length - BEERS_SHOWN;
  return (
    <article className={`${entryStyles.entry} ${styles.visit}`}>
      <span className={styles.stamp}>
        <Stamp
          brewery={{ id: breweryId ?? name, name, city: city ?? '', logo: visit.logo }}
          edition={0}
          size={88}
        />
      </span>
      <div className={entryStyles.text}>
        <h3 className={entryStyles.name}>
          <ImportedName visit={visit} />
        </h3>
        {place && <p className={entryStyles.place}>{place}</p>}
        <p className={entryStyles.when}>
          <time dateTime={visitedOn}>{dayText(visitedOn)}</time>
        </p>
        <p className={entryStyles.marks}>
          <Mark>From {importSourceNames[source]}</Mark>
          <Mark>Not verified</Mark>
        </p>
        {beers.length > 0 && (
          <ul className={styles.beers}>
            {beers.slice(0, BEERS_SHOWN).map((beer, at) => (
              <li key={`${beer.name} ${at}`}>
                {beer.name}
                {beer.rating !== null && (
                  <span className={styles.rating}>
                    <Star size={12} aria-hidden />
                    <span className="visually-hidden">Rated</span>{' '}
                    {decimal(Number(beer.rating), 2, 0)}
                  </span>
                )}
              </li>
            ))}
            {more > 0 && <li>And {more} more</li>}
          </ul>
        )}
        {notes && <p className={entryStyles.note}>{notes}</p>}
      </div>
    </article>
  );
});
