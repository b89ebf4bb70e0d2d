import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { displayName } from '@hoptrail/contracts/lib/text/identity';
import Beer from 'lucide-react/icons/beer';
import PawPrint from 'lucide-react/icons/paw-print';
import Trophy from 'lucide-react/icons/trophy';
import { type ReactNode, Suspense } from 'react';
import { ActionRow } from '../../components/actions/action-row.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PullToRefresh } from '../../components/list/pull-to-refresh.tsx';
import { Avatar } from '../../components/picture/avatar.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { ErrorState } from '../../components/state/error-state.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';
import { refusal } from '../../data/errors.ts';
import { useConfirmedUser, useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { BadgeCard } from './badge-card.tsx';
import { EditProfile } from './edit/edit-profile.tsx';
import { FavoriteList } from './favorite-list.tsx';
import styles from './profile-screen.module.css';
import { ProfileStats } from './profile-stats.tsx';

const WhatOthersSee = lazy(() => import('./privacy/what-others-see.tsx'));

interface ProfileScreenProps {
  /** Further links for owners and administrators. */
  links?: ReactNode;
  /** Notices above the logbook: open claims, and the events that the person comes to. */
  notices?: ReactNode;
  /** The newest stamps of the person's logbook. */
  logbook?: ReactNode;
  /** The badges of completed trails. */
  badges?: ReactNode;
  /** The news of the favorite breweries. */
  news?: ReactNode;
  /** The way to install the app. */
  install?: ReactNode;
}

/** The signed-in person's own page. */
export function ProfileScreen({
  links,
  notices,
  logbook,
  badges,
  news,
  install,
}: ProfileScreenProps) {
  const user = useSignedInUser();
  const confirmed = useConfirmedUser() ?? user;
  const { data, error, refetch } = trpc.users.badge.useQuery({ id: user.id });
  if (refusal(error).code === 'user.notFound') {
    return (
      <Page>
        <ErrorState error={error} title="User not found" onRetry={refetch} />
      </Page>
    );
  }
  const badge = data ?? badgeFor(confirmed.checkins);
  return (
    <Page underHeader>
      <PullToRefresh />
      <Columns split="start">
        <HeaderPicture
          src={user.headerImage}
          fallback={standInHeaders.profile}
          corners={<EditProfile />}
        />
        <Column>
          <header className={styles.identity}>
            <span className={styles.photo}>
              <Avatar id={user.id} src={user.profileImage} size={112} eager />
            </span>
            <h1 className={styles.name}>{displayName(user)}</h1>
          </header>
          <ProfileStats checkins={user.checkins} rank={user.rank} badge={badge} />
          <BadgeCard checkins={user.checkins} badge={badge} />
          {notices}
        </Column>
        <Column>
          {logbook}
          <ActionRow leadsTo="More of yours">
            <ButtonLink to="/leaderboard" look="quiet">
              <Trophy size={20} aria-hidden />
              Leaderboard
            </ButtonLink>
            <ButtonLink to="/your-beers" look="quiet">
              <Beer size={20} aria-hidden />
              Your beers
            </ButtonLink>
            <ButtonLink to="/beer-dog" look="quiet">
              <PawPrint size={20} aria-hidden />
              BeerDog
            </ButtonLink>
            {links}
          </ActionRow>
          {badges}
          {news}
          <FavoriteList userId={user.id} />
        </Column>
        <Column>
          <Suspense fallback={<CardSkeleton height={280} />}>
            <WhatOthersSee />
          </Suspense>
          {install}
        </Column>
      </Columns>
    </Page>
  );
}
