import { importSourceNames } from '@hoptrail/contracts/lists/import-states';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import Star from 'lucide-react/icons/star';
import { Mark } from '../../../components/layout/mark.tsx';
import { displayDate } from '../../../lib/text/dates.ts';
import { decimal } from '../../../lib/text/numbers.ts';
import { ImportedName } from '../../logbook/shared/imported-name.tsx';
import shared from '../your-data.module.css';
import styles from './imported-visit-row.module.css';

const BEERS_SHOWN = 5;

/** An imported visit: where and when it was, and the beers. */
export function ImportedVisitRow({ visit }: { visit: ImportedVisit }) {
  const { city, state, source, visitedOn, notes, beers } = visit;
  const place = [city, state].filter(Boolean).join(', ');
  const more = beers.length - BEERS_SHOWN;
  return (
    <article className={styles.visit}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <ImportedName visit={visit} />
        </h3>
        <Mark>{importSourceNames[source]}</Mark>
      </div>
      <p className={shared.note}>
        <time dateTime={visitedOn}>{displayDate(visitedOn)}</time>
        {place && ` · ${place}`}
      </p>
      {beers.length > 0 && (
        <ul className={styles.beers}>
          {beers.slice(0, BEERS_SHOWN).map((beer, at) => (
            <li key={`${beer.name} ${at}`} className={styles.beer}>
              <span>{beer.name}</span>
              {beer.rating !== null && (
                <span className={styles.rating}>
                  <Star size={14} aria-hidden />
                  <span className="visually-hidden">Rated</span>{' '}
                  {decimal(Number(beer.rating), 2, 0)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={shared.note}>And {more} more.</p>}
      {notes && <p className={styles.note}>{notes}</p>}
    </article>
  );
}
