import { grouped } from '../../../lib/text/numbers.ts';
import styles from './cluster-chips.module.css';
import type { Town } from './towns.ts';

/** The number of chips at most: more are not looked through. */
const MOST = 12;

interface ClusterChipsProps {
  towns: readonly Town[];
  onOpen: (town: Town) => void;
}

/** The towns with the most breweries in sight: the way to zoom in without touching the map. */
export function ClusterChips({ towns, onOpen }: ClusterChipsProps) {
  return (
    <ul className={styles.chips} aria-label="Where there are more">
      {towns.slice(0, MOST).map((town) => (
        <li key={town.name}>
          <button type="button" className={styles.chip} onClick={() => onOpen(town)}>
            {town.name} <span className={styles.count}>{grouped(town.count)}</span>
            <span className="visually-hidden"> breweries</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
