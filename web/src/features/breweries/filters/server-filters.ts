import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { milesOf } from '../../../lib/text/distance/distance-text.ts';
import type { FilterSearch } from './filter-search.ts';

/** The filters of a call, with the radius in miles. */
export type ServerFilters = BreweryFilters & { radius?: number };

/** Returns the filters as the server takes them. */
export function serverFilters(search: FilterSearch, unit: DistanceUnit): ServerFilters {
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
