import { Suspense, useEffect } from 'react';
import { part } from '../../components/layout/part.tsx';
import { useIsOnline } from '../../data/offline/offline.ts';
import { BreweryScreen } from '../../features/breweries/detail/brewery-screen.tsx';
import { CheckinPanel } from '../../features/checkins/checkin-panel.tsx';
import { pageActions } from './-page-actions.tsx';

// Loaded later: it is below the first screen.
const OnTap = part(() => import('../../features/beers/on-tap.tsx'));
const loadOffline = () => import('../../features/pwa/offline-checkin.tsx');
const OfflineCheckin = part(loadOffline);

/** The screen behind both addresses of a brewery. */
export function BreweryPage({ id }: { id: string }) {
  const isOnline = useIsOnline();
  // Loaded ahead, since it cannot be loaded offline.
  useEffect(() => void loadOffline().catch(() => {}), []);
  return (
    <BreweryScreen
      key={id}
      id={id}
      actions={pageActions.brewery}
      claim={isOnline ? pageActions.claim : undefined}
      beers={({ id: breweryId, viewer }) => (
        <Suspense>
          <OnTap breweryId={breweryId} canEdit={viewer.canEdit} />
        </Suspense>
      )}
      checkin={(brewery) =>
        isOnline ? (
          <CheckinPanel key={brewery.id} brewery={brewery} />
        ) : (
          <Suspense>
            <OfflineCheckin />
          </Suspense>
        )
      }
    />
  );
}
