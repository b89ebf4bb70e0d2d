import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../../../components/layout/mark.tsx';
import styles from './brewery-link.module.css';
import { BreweryLogo } from './brewery-logo.tsx';

interface BreweryLinkProps {
  brewery: Pick<ListedBrewery, 'id' | 'name' | 'city' | 'state' | 'logo' | 'closedAt'>;
  /** Further labels, beside 'closed'. */
  marks?: ReactNode;
  /** The content at its end. */
  end?: ReactNode;
}

/** A brewery as a row that links to its page: logo, name, town. */
export function BreweryLink({ brewery, marks, end }: BreweryLinkProps) {
  const { id, name, city, state, closedAt } = brewery;
  return (
    <Link to="/brewery/$id" params={{ id }} className={styles.link}>
      <BreweryLogo brewery={brewery} size={56} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>
          {city}, {state}
        </span>
        <span className={styles.marks}>
          {closedAt !== null && <Mark>Closed</Mark>}
          {marks}
        </span>
      </span>
      {end}
    </Link>
  );
}
