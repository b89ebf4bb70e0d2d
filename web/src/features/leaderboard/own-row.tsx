import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import styles from './own-row.module.css';
import { RankRow } from './rank-row.tsx';
import { rankedCheckins } from './ranked-checkins.ts';

/** The signed-in person's own rank, always visible above the bottom bar. */
export function OwnRow({ user }: { user: OwnUser }) {
  const counted = rankedCheckins(user);
  const missing = LEADERBOARD_MIN_CHECKINS - counted;
  const note = noteOf(user, missing);
  return (
    <aside className={styles.bar} aria-label="Your place" data-own>
      <div className={styles.card}>
        <RankRow {...user} name={displayName(user)} checkins={counted} own note={note} />
      </div>
    </aside>
  );
}

function noteOf({ showsOnLeaderboard }: OwnUser, missing: number): string | undefined {
  // A stored copy may be from before people could leave the leaderboard.
  if (showsOnLeaderboard === false) return 'Only you see this row';
  return missing > 0 ? `${missing} to go` : undefined;
}
