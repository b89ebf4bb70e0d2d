import { textParams } from '../../../lib/text/text-params.ts';
import { mapPlaceOf, mapPlaceText } from './map-place.ts';

/** The distances to choose from, in the person's unit. */
export const radii = [5, 25, 100] as const;

/** The filters that are on or off, in the order of their chips. */
export const switches = ['openNow', 'favorites', 'notVisited', 'eventsToday', 'dogs'] as const;
export type Switch = (typeof switches)[number];

/** The filters of the breweries in the address. Absent is off. */
export type FilterSearch = { [Name in Switch]?: true } & {
  /** The largest distance, in the person's unit. */
  within?: (typeof radii)[number];
};

/** The search words and filters of the breweries in the address, and what shows them. */
export type BreweriesSearch = FilterSearch & {
  q?: string;
  /** Present while the map is shown instead of the list. */
  view?: 'map';
  /** The place of the map. */
  at?: string;
};

/** Reads search words and filters from an address; leaves out what is unknown. */
export function breweriesSearch(address: Record<string, unknown>): BreweriesSearch {
  const { q, within, view, at, ...raw } = address;
  const radius = radii.find((one) => String(one) === String(within));
  const place = mapPlaceOf(at);
  const on = switches.filter((name) => raw[name] === true);
  return {
    ...textParams({ q }),
    ...Object.fromEntries(on.map((name) => [name, true])),
    ...(radius && { within: radius }),
    ...(view === 'map' && { view }),
    ...(place && { at: mapPlaceText(place) }),
  };
}

/** Returns the filters of a search, without its words and its map. */
export function filtersOf({
  q: _,
  view: _view,
  at: _at,
  ...filters
}: BreweriesSearch): FilterSearch {
  return filters;
}

/** Returns whether any filter is on. */
export function isFiltered(search: BreweriesSearch): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

/** Returns a search with a filter switched on or off. */
export function toggled(search: BreweriesSearch, name: Switch): BreweriesSearch {
  const { [name]: isOn, ...others } = search;
  return isOn ? others : { ...others, [name]: true };
}
