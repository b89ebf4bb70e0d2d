import { BreweryScreen } from '../../features/breweries/brewery-screen.tsx';
import { CheckinPanel } from '../../features/checkins/checkin-panel.tsx';

/** The screen behind both addresses of a brewery. */
export function BreweryPage({ id }: { id: string }) {
  return (
    <BreweryScreen
      key={id}
      id={id}
      checkin={(brewery) => <CheckinPanel key={brewery.id} brewery={brewery} />}
    />
  );
}
