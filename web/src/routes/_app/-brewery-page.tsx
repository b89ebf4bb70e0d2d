import { OnTap } from '../../features/beers/on-tap.tsx';
import { BreweryScreen } from '../../features/breweries/brewery-screen.tsx';
import { CheckinPanel } from '../../features/checkins/checkin-panel.tsx';
import { useIsOnline } from '../../lib/offline.ts';
import { OfflineCheckin } from '../../pwa/offline-checkin.tsx';
import { pageTools } from './-tools.tsx';

/** The screen behind both addresses of a brewery. */
export function BreweryPage({ id }: { id: string }) {
  const isOnline = useIsOnline();
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
        isOnline ? <CheckinPanel key={brewery.id} brewery={brewery} /> : <OfflineCheckin />
      }
    />
  );
}
