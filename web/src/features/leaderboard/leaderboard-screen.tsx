import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PullToRefresh } from '../../components/list/pull-to-refresh.tsx';
import { HeaderPicture } from '../../components/picture/header-picture.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { AllBadges } from './all-badges.tsx';
import styles from './leaderboard-screen.module.css';
import { OwnRow } from './own-row.tsx';
import { Rankings } from './rankings.tsx';

interface LeaderboardScreenProps {
  /** The picture that administrators chose; null for none, undefined while it loads. */
  headerImage: string | null | undefined;
  /** The administrators' actions. */
  actions?: ReactNode;
}

/** The leaderboard: people by check-ins, grouped by badge. */
export function LeaderboardScreen({ headerImage, actions }: LeaderboardScreenProps) {
  const user = useSignedInUser();
  return (
    <Page underHeader>
      <PullToRefresh />
      <Columns split="start">
        <HeaderPicture
          src={headerImage}
          fallback={headerImage === undefined ? '' : standInHeaders.leaderboard}
          height={240}
          corners={
            <ButtonLink to="/" look="round" aria-label="Back to your profile">
              <ChevronLeft size={24} aria-hidden />
            </ButtonLink>
          }
        >
          <h1 className={styles.title}>Leaderboard</h1>
          <p className={styles.subtitle}>
            Users with at least {LEADERBOARD_MIN_CHECKINS} check-ins
          </p>
        </HeaderPicture>
        <Column>
          {actions}
          <AllBadges />
        </Column>
        <Column>
          <Rankings user={user} />
        </Column>
        <Column sticks>
          <OwnRow user={user} />
        </Column>
      </Columns>
    </Page>
  );
}
