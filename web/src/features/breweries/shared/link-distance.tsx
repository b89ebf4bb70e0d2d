import { Distance } from '../../../components/layout/distance.tsx';
import { isHere } from '../../../lib/text/distance/distance-text.ts';
import styles from './link-distance.module.css';

/** The distance of a brewery at the end of its link; "Here" within reach of a check-in. */
export function LinkDistance({ miles }: { miles: number }) {
  if (isHere(miles)) return <span className={styles.here}>Here</span>;
  return (
    <span className={styles.distance}>
      <Distance miles={miles} className={styles.number} />
    </span>
  );
}
