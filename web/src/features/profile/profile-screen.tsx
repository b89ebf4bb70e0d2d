import { badgeFor } from '@hoptrail/contracts/badges';
import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import { buttonClass } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { HeaderPicture } from '../../components/header-picture.tsx';
import { Page } from '../../components/page.tsx';
import { refusal } from '../../lib/errors.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { AccountMenu } from './account-menu.tsx';
import { BadgeCard } from './badge-card.tsx';
import { FavoriteList } from './favorite-list.tsx';
import styles from './profile-screen.module.css';
import { ProfileStats } from './profile-stats.tsx';

/** The signed-in person's own page (specification, part 2, "Profile"). */
export function ProfileScreen() {
  const user = useSignedInUser();
  const badge = trpc.users.badge.useQuery(
    { id: user.id },
    { placeholderData: badgeFor(user.checkins) },
  );
  if (refusal(badge.error).code === 'user.notFound') {
    return (
      <Page title="Profile">
        <ErrorState error={badge.error} title="User not found" onRetry={() => badge.refetch()} />
      </Page>
    );
  }
  return (
    <Page title="Profile" underHeader>
      <HeaderPicture
        src={user.headerImage}
        fallback="/art/scenes/profile.svg"
        corners={<AccountMenu email={user.email} />}
      />
      <header className={styles.identity}>
        <span className={styles.photo}>
          <Avatar id={user.id} src={user.profileImage} size={112} eager />
        </span>
        <h1 className={styles.name}>{user.username || user.name}</h1>
      </header>
      <ProfileStats checkins={user.checkins} rank={user.rank} badge={badge.data} />
      {badge.data ? (
        <BadgeCard checkins={user.checkins} badge={badge.data} />
      ) : (
        <ErrorState
          error={badge.error}
          title="Your badge did not load"
          onRetry={() => badge.refetch()}
        />
      )}
      <Link to="/leaderboard" className={buttonClass({ look: 'quiet', wide: true })}>
        <Trophy size={20} aria-hidden />
        Leaderboard
      </Link>
      <FavoriteList userId={user.id} />
    </Page>
  );
}
