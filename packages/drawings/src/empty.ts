import { emptyBreweries, emptyLocation, emptyNotFound, emptySearch } from './empty/places.ts';
import {
  emptyBeers,
  emptyError,
  emptyEvents,
  emptyFavorites,
  emptyOffline,
  emptyPodcast,
  emptyRankings,
} from './empty/things.ts';
import { svgFile } from './svg.ts';

const drawings = {
  breweries: emptyBreweries,
  favorites: emptyFavorites,
  search: emptySearch,
  events: emptyEvents,
  podcast: emptyPodcast,
  rankings: emptyRankings,
  beers: emptyBeers,
  offline: emptyOffline,
  'not-found': emptyNotFound,
  location: emptyLocation,
  error: emptyError,
} as const;

/** The kind of an empty state. */
export type EmptyKind = keyof typeof drawings;

/** All kinds of empty states. */
export const emptyKinds = Object.keys(drawings) as readonly EmptyKind[];

/**
 * Draws the illustration of an empty or failed screen. Returns an SVG of 240 x 180 px on a
 * transparent ground, for a dark surface.
 */
export function emptySvg(kind: EmptyKind): string {
  return svgFile(240, 180, drawings[kind]());
}
