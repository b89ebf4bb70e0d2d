import type { BreweryCluster } from '@hoptrail/contracts/breweries/clusters';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './cluster-chips.module.css';

/** The number of chips at most: more are not looked through. */
const MOST = 12;

interface ClusterChipsProps {
  clusters: readonly BreweryCluster[];
  onOpen: (cluster: BreweryCluster) => void;
}

/** The largest clusters in sight by their towns: the way to zoom in without touching the map. */
export function ClusterChips({ clusters, onOpen }: ClusterChipsProps) {
  return (
    <ul className={styles.chips} aria-label="Where there are more">
      {clusters.slice(0, MOST).map((cluster) => {
        const { around, count, latitude, longitude } = cluster;
        return (
          <li key={`${latitude} ${longitude}`}>
            <button type="button" className={styles.chip} onClick={() => onOpen(cluster)}>
              {around} <span className={styles.count}>{grouped(count)}</span>
              <span className="visually-hidden"> breweries</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
