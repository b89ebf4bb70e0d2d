import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { ProfileScreen } from '../../features/profile/profile-screen.tsx';
import { hasWaiting } from '../../features/waiting/shared/has-waiting.ts';
import { pageActions } from './-page-actions.tsx';

const OwnClaims = lazy(() => import('../../features/claims/own-claims.tsx'));

const TrailBadges = lazy(() => import('../../features/trails/shared/trail-badges.tsx'), {
  silent: true,
});
const WaitingButton = lazy(() => import('../../features/waiting/shared/waiting-button.tsx'), {
  silent: true,
});
const OwnRsvps = lazy(() => import('../../features/events/rsvps/own-rsvps.tsx'), {
  silent: true,
});
/** The usual heights of their title and of an event, in pixels. */
const RSVPS_TITLE = 40;
const RSVP_ROW = 88;
const FavoritesNews = lazy(() => import('../../features/news/favorites-news.tsx'), {
  silent: true,
});
const InstallRow = lazy(() => import('../../features/pwa/install/install-row.tsx'), {
  silent: true,
});
const RecentLogbook = lazy(() => import('../../features/logbook/shared/recent-logbook.tsx'));

export const Route = createFileRoute('/_app/')({
  component: Profile,
});

function Profile() {
  const { claims } = useSignedInUser();
  const { data: rsvps = [] } = trpc.events.rsvps.mine.useQuery();
  // Nothing to load for most people.
  const [isWaiting] = useState(hasWaiting);
  return (
    <ProfileScreen
      links={pageActions.profile}
      notices={
        <>
          {isWaiting && (
            <Suspense>
              <WaitingButton place="card" />
            </Suspense>
          )}
          {claims > 0 && (
            <Suspense>
              <OwnClaims />
            </Suspense>
          )}
          {rsvps.length > 0 && (
            <Suspense fallback={<CardSkeleton height={RSVPS_TITLE + rsvps.length * RSVP_ROW} />}>
              <OwnRsvps rsvps={rsvps} />
            </Suspense>
          )}
        </>
      }
      logbook={
        <Suspense fallback={<CardSkeleton height={267} />}>
          <RecentLogbook />
        </Suspense>
      }
      news={
        <Suspense>
          <FavoritesNews />
        </Suspense>
      }
      install={
        <Suspense>
          <InstallRow />
        </Suspense>
      }
      badges={
        <Suspense>
          <TrailBadges />
        </Suspense>
      }
    />
  );
}
