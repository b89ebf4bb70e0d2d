import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../../../components/layout/mark.tsx';
import type { BreweryHours } from '../hours/open-line.tsx';
import { OpenStatusLine } from '../hours/open-status-line.tsx';
import styles from './brewery-link.module.css';
import { BreweryLogo } from './brewery-logo.tsx';

interface BreweryLinkProps {
  brewery: Pick<ListedBrewery, 'id' | 'name' | 'city' | 'state' | 'logo' | 'closedAt'>;
  /** For the line that says whether it is open; a line stays free for them while they load. */
  hours?: BreweryHours | 'loading' | undefined;
  /** Further labels, beside 'closed'. */
  marks?: ReactNode;
  /** The content at its end. */
  end?: ReactNode;
}

/** A brewery as a row that links to its page: logo, name, town. */
export function BreweryLink({ brewery, hours, marks, end }: BreweryLinkProps) {
  const { id, name, city, state, closedAt } = brewery;
  return (
    <Link to="/brewery/$id" params={{ id }} className={styles.link}>
      <BreweryLogo brewery={brewery} size={56} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>
          {city}, {state}
        </span>
        {hours === 'loading' && <p className={styles.status}>{'\u00a0'}</p>}
        {hours && hours !== 'loading' && (
          <OpenStatusLine brewery={hours} className={styles.status} />
        )}
        <span className={styles.marks}>
          {closedAt !== null && <Mark>Closed</Mark>}
          {marks}
        </span>
      </div>
      {end}
    </Link>
  );
}
