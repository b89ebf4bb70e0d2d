import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users';
import styles from './own-row.module.css';
import { RankRow } from './rank-row.tsx';

/** The signed-in person's own place, always in sight above the bottom bar. */
export function OwnRow({ user }: { user: OwnUser }) {
  const missing = LEADERBOARD_MIN_CHECKINS - user.checkins;
  const note = missing > 0 ? `${missing} to go` : undefined;
  return (
    <aside className={styles.dock} aria-label="Your place" data-own>
      <div className={styles.card}>
        <RankRow {...user} own note={note} />
      </div>
    </aside>
  );
}
