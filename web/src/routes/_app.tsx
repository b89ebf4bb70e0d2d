import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../components/layout/lazy.tsx';
import { BottomBar } from '../components/layout/navigation/bottom-bar.tsx';
import { SkipLink } from '../components/layout/navigation/skip-link.tsx';
import { useUserWithWaiting } from '../data/favorites/user-with-waiting.ts';
import { SignedInContext } from '../data/session.ts';

const background = { silent: true };
const LocationPrompt = lazy(() => import('../features/location/location-prompt.tsx'), background);
const InstallOffer = lazy(() => import('../features/pwa/install/install-offer.tsx'), background);
const LostBreweries = lazy(() => import('../features/claims/lost-breweries.tsx'), background);
const OwnershipWatch = lazy(() => import('../features/claims/ownership-watch.tsx'), background);
const ClaimWatch = lazy(() => import('../features/claims/claim-watch.tsx'), background);

/**
 * Guards the pages behind the sign-in: a visitor goes to the welcome page and returns afterwards.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => {
    await context.session.restore();
    if (context.session.user()) return;
    const next = location.href === '/' ? undefined : location.href;
    const resume = location.state.dialogs;
    throw redirect({ to: '/welcome', search: { next }, state: { resume }, replace: true });
  },
  // The stored user is shown at once; the server's copy follows.
  loader: ({ context }) => {
    void context.session.refresh();
  },
  staleTime: 120_000,
  component: App,
});

function App() {
  const user = useUserWithWaiting();
  if (!user) return null;
  const isOwner = user.ownedBreweries > 0;
  const isStaff = user.staffBreweries > 0;
  return (
    <SignedInContext value={user}>
      <SkipLink />
      <BottomBar dashboard={isOwner ? 'Owner' : isStaff && 'Staff'} />
      {user.lostBreweries > 0 && (
        <Suspense>
          <LostBreweries key={user.id} userId={user.id} />
        </Suspense>
      )}
      <Outlet />
      <Suspense>
        <LocationPrompt key={user.id} />
        <InstallOffer />
      </Suspense>
      {(isOwner || isStaff) && (
        <Suspense>
          <OwnershipWatch key={user.id} />
        </Suspense>
      )}
      {user.claims > 0 && (
        <Suspense>
          <ClaimWatch key={user.id} userId={user.id} />
        </Suspense>
      )}
    </SignedInContext>
  );
}
