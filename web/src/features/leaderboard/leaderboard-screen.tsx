import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';
import { BackLink } from '../../components/back-link.tsx';
import { HeaderPicture } from '../../components/header-picture.tsx';
import { Page } from '../../components/page.tsx';
import { useSignedInUser } from '../../lib/session.ts';
import { AllBadges } from './all-badges.tsx';
import styles from './leaderboard-screen.module.css';
import { OwnRow } from './own-row.tsx';
import { Rankings } from './rankings.tsx';

/** Who has been around most (specification, part 2, "Leaderboard"). */
export function LeaderboardScreen() {
  const user = useSignedInUser();
  return (
    <Page title="Leaderboard" underHeader>
      <HeaderPicture src={undefined} fallback="/art/scenes/leaderboard.svg">
        <BackLink to="/">Profile</BackLink>
        <h1 className={styles.title}>Leaderboard</h1>
        <p className={styles.subtitle}>Users with at least {LEADERBOARD_MIN_CHECKINS} check-ins</p>
      </HeaderPicture>
      <AllBadges checkins={user.checkins} />
      <Rankings userId={user.id} />
      <OwnRow user={user} />
    </Page>
  );
}
