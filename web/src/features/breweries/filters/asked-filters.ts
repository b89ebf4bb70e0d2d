import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { milesOf } from '../../../lib/text/distance-text.ts';
import type { FilterSearch } from './filter-search.ts';

/** What the server is asked for: the filters, and the radius in miles. */
export type AskedFilters = BreweryFilters & { radius?: number };

/** Returns the filters as the server takes them. */
export function askedFilters(search: FilterSearch, unit: DistanceUnit): AskedFilters {
  const { openNow, favorites, notVisited, eventsToday, dogs, within } = search;
  return {
    ...(openNow && { openNow }),
    ...(favorites && { favorites }),
    ...(notVisited && { notVisited }),
    ...(eventsToday && { eventsToday }),
    ...(dogs && { offers: ['dogs'] }),
    ...(within && { radius: milesOf(within, unit) }),
  };
}
