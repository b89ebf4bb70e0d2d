import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users';
import styles from './own-row.module.css';
import { RankRow } from './rank-row.tsx';

/** The signed-in person's own place, always in sight above the bottom bar. */
export function OwnRow({ user }: { user: OwnUser }) {
  const missing = LEADERBOARD_MIN_CHECKINS - user.checkins;
  return (
    <aside className={styles.own} aria-label="Your place">
      <RankRow {...user} own />
      {missing > 0 && (
        <p className={styles.missing}>
          {missing === 1 ? '1 check-in' : `${missing} check-ins`} to go until you stand on a shelf
        </p>
      )}
    </aside>
  );
}
