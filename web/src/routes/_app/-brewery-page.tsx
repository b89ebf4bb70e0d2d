import { Suspense, useEffect } from 'react';
import { part } from '../../components/part.tsx';
import { OnTap } from '../../features/beers/on-tap.tsx';
import { BreweryScreen } from '../../features/breweries/brewery-screen.tsx';
import { CheckinPanel } from '../../features/checkins/checkin-panel.tsx';
import { useIsOnline } from '../../lib/offline.ts';
import { pageTools } from './-tools.tsx';

const loadOffline = () => import('../../pwa/offline-checkin.tsx');
const OfflineCheckin = part(loadOffline);

/** The screen behind both addresses of a brewery. */
export function BreweryPage({ id }: { id: string }) {
  const isOnline = useIsOnline();
  // It cannot be loaded once it is needed.
  useEffect(() => void loadOffline().catch(() => {}), []);
  return (
    <BreweryScreen
      key={id}
      id={id}
      tools={pageTools.brewery}
      claim={isOnline ? pageTools.claim : undefined}
      beers={({ id: breweryId, viewer }) => (
        <OnTap breweryId={breweryId} canEdit={viewer.canEdit} />
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
