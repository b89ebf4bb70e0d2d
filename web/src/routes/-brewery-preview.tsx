import type { BreweryPreview as Preview } from '@hoptrail/contracts/breweries/preview';
import { VisitedBrewery } from '../features/breweries/preview/visited-brewery.tsx';
import { NextEventsList } from '../features/events/of-brewery/next-events-list.tsx';

/** A brewery for visitors, with its next events. */
export function BreweryPreview({ brewery }: { brewery: Preview }) {
  return <VisitedBrewery brewery={brewery} events={<NextEventsList events={brewery.events} />} />;
}
