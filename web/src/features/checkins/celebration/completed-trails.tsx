import type { StampOutcome } from '@hoptrail/contracts/trails/trails';
import styles from './completed-trails.module.css';

/** The trails that a check-in completed, each with its badge, which is stamped below the count. */
export function CompletedTrails({ trails }: { trails: readonly StampOutcome[] }) {
  return trails.map(({ trailId, name }) => (
    <div key={trailId} className={styles.trail}>
      <img
        className={styles.badge}
        src={`/art/trails/${encodeURIComponent(trailId)}/badge.svg`}
        alt=""
        width={104}
        height={104}
      />
      <p className={styles.text}>
        Trail completed
        <strong className={styles.name}>{name}</strong>
      </p>
    </div>
  ));
}
