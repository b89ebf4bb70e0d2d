import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { useIsOnline } from '../../data/offline/offline.ts';
import { BreweryScreen } from '../../features/breweries/detail/brewery-screen.tsx';
import { CheckinPanel } from '../../features/checkins/checkin-panel.tsx';
import type { NewCheckin } from '../../features/checkins/new-checkin.ts';
import { BreweryNews } from '../../features/news/brewery-news.tsx';
import { breweryActions } from './-brewery-actions.tsx';

// Loaded later: they are below the first screen.
const BreweryEvents = lazy(() => import('../../features/events/of-brewery/brewery-events.tsx'));
const OnTap = lazy(() => import('../../features/beers/on-tap/on-tap.tsx'));
const loadOffline = () => import('../../features/checkins/offline/offline-checkin.tsx');
const OfflineCheckin = lazy(loadOffline);
const loadAfter = () => import('../../features/checkins/after/after-checkin.tsx');
const AfterCheckin = lazy(loadAfter, { silent: true });

/** The screen behind both addresses of a brewery. */
export function BreweryPage({ id }: { id: string }) {
  const isOnline = useIsOnline();
  // It stays when the connection is lost, which replaces the panel.
  const [newCheckin, setNewCheckin] = useState<NewCheckin>();
  // Loaded ahead, since they cannot be loaded offline, and must not delay a check-in.
  useEffect(() => void Promise.all([loadOffline(), loadAfter()]).catch(() => {}), []);
  return (
    <BreweryScreen
      key={id}
      id={id}
      slots={(brewery) => ({
        actions: breweryActions.page(brewery),
        claim: isOnline && breweryActions.claim(brewery),
        news: <BreweryNews brewery={brewery} />,
        events: (
          <Suspense>
            <BreweryEvents brewery={brewery} />
          </Suspense>
        ),
        beers: (
          <OnTap
            breweryId={brewery.id}
            menu={brewery}
            canEdit={brewery.viewer.canEdit || brewery.viewer.isStaff}
          />
        ),
        checkin: (
          <>
            {isOnline ? (
              <CheckinPanel key={brewery.id} brewery={brewery} onCheckin={setNewCheckin} />
            ) : (
              <Suspense>
                <OfflineCheckin key={brewery.id} brewery={brewery} onCheckin={setNewCheckin} />
              </Suspense>
            )}
            <Suspense>
              {newCheckin?.breweryId === brewery.id && (
                <AfterCheckin key={newCheckin.id} checkin={newCheckin} brewery={brewery} />
              )}
            </Suspense>
          </>
        ),
      })}
    />
  );
}
