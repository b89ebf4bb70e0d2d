import { Distance } from '../../../components/layout/distance.tsx';
import styles from './link-distance.module.css';

/** The distance of a brewery at the end of its link. */
export function LinkDistance({ miles }: { miles: number }) {
  return (
    <span className={styles.distance}>
      <Distance miles={miles} className={styles.number} />
    </span>
  );
}
