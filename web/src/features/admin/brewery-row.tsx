import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { logoDrawing } from '@hoptrail/contracts/stand-in-pictures';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Mark } from '../../components/mark.tsx';
import { Picture } from '../../components/picture.tsx';
import styles from './brewery-row.module.css';

/** A brewery in the administrators' list; it leads to its page, where the tools are. */
export function BreweryRow({ brewery }: { brewery: ListedBrewery }) {
  const { id, name, city, state, logo, closedAt, latitude, ownerId } = brewery;
  return (
    <Link to="/brewery/$id" params={{ id }} className={styles.row}>
      <Picture
        src={logo}
        use="logo"
        fallback={logoDrawing(brewery)}
        alt=""
        width={48}
        height={48}
        className={styles.logo}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>
          {city}, {state}
        </span>
        <span className={styles.marks}>
          {closedAt !== null && <Mark>Closed</Mark>}
          {latitude === null && <Mark look="warm">No location</Mark>}
          {ownerId !== null && <Mark>Has an owner</Mark>}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className={styles.chevron} />
    </Link>
  );
}
