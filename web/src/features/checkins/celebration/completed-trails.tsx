import type { StampOutcome } from '@hoptrail/contracts/passports';
import styles from './completed-trails.module.css';

/** The trails that a check-in completed, each with its badge, which is stamped below the count. */
export function CompletedTrails({ trails }: { trails: readonly StampOutcome[] }) {
  return trails.map(({ passportId, name }) => (
    <div key={passportId} className={styles.trail}>
      <img
        className={styles.badge}
        src={`/art/passports/${encodeURIComponent(passportId)}/badge.svg`}
        alt=""
        width={104}
        height={104}
      />
      <p className={styles.words}>
        Trail completed
        <strong className={styles.name}>{name}</strong>
      </p>
    </div>
  ));
}
