import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { type FilterSearch, type Switch, switches } from './filter-search.ts';

const texts: Record<Switch, string> = {
  openNow: 'open now',
  favorites: 'among your favorites',
  notVisited: 'not yet visited',
  eventsToday: 'with an event today',
  dogs: 'welcoming dogs',
};

/** Returns a distance filter in words, such as `within 5 miles`. */
export function withinText(within: number, unit: DistanceUnit): string {
  return `within ${within} ${unit === 'miles' ? 'miles' : 'km'}`;
}

/** Returns the filters that are on, in words: `open now`, `within 5 miles`. */
export function filterTexts(filters: FilterSearch, unit: DistanceUnit): string[] {
  const { within } = filters;
  return [
    ...switches.filter((name) => filters[name]).map((name) => texts[name]),
    ...(within ? [withinText(within, unit)] : []),
  ];
}
