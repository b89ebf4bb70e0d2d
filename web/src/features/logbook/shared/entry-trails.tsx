import type { StampedTrail } from '@hoptrail/contracts/logbook/logbook';
import { Link } from '@tanstack/react-router';
import styles from './entry-trails.module.css';

/** Links to the trails on which a check-in made a stamp. */
export function EntryTrails({ trails }: { trails: readonly StampedTrail[] }) {
  return (
    <ul className={styles.trails} aria-label="Stamped on">
      {trails.map(({ id, name }) => (
        <li key={id}>
          <Link to="/trails/$id" params={{ id }} className={styles.link}>
            <img
              src={`/art/trails/${encodeURIComponent(id)}/badge.svg`}
              alt=""
              width={28}
              height={28}
              loading="lazy"
            />
            <span>
              Stamp on <strong>{name}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
