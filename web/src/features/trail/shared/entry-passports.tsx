import type { StampedPassport } from '@hoptrail/contracts/trail';
import { Link } from '@tanstack/react-router';
import styles from './entry-passports.module.css';

/** Links to the trails on which a check-in made a stamp. */
export function EntryPassports({ passports }: { passports: readonly StampedPassport[] }) {
  return (
    <ul className={styles.passports} aria-label="Stamped on">
      {passports.map(({ id, name }) => (
        <li key={id}>
          <Link to="/trails/$id" params={{ id }} className={styles.link}>
            <img
              src={`/art/passports/${encodeURIComponent(id)}/badge.svg`}
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
