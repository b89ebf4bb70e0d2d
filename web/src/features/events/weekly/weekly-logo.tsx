import type { WeeklyEvent } from '@hoptrail/contracts/weekly-events';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';

/** The round logo of the brewery where an event is: the brewery's own, or the event's copy of it. */
export function WeeklyLogo({ event, size }: { event: WeeklyEvent; size: number }) {
  const { id, breweryId, brewery: name, logo, place } = event;
  const brewery = { id: breweryId ?? id, name, logo: place?.logo ?? logo };
  return <BreweryLogo brewery={brewery} size={size} />;
}
