import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';

/** The logo of an event's brewery; the event's own copy if the brewery has none. */
export function WeeklyLogo({ event, size }: { event: WeeklyEvent; size: number }) {
  const { id, breweryId, brewery: name, logo, place } = event;
  const brewery = { id: breweryId ?? id, name, logo: place?.logo ?? logo };
  return <BreweryLogo brewery={brewery} size={size} />;
}
