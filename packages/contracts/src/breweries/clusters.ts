import { z } from 'zod';
import { latitude, longitude } from '../fields.ts';
import { MAP_MAX_ZOOM, MAP_NEAREST } from '../limits.ts';
import { rows } from '../stored/rows.ts';
import { breweryFilters } from './breweries.ts';

/** The input for the breweries in a part of the map, in degrees. */
export const breweryMap = z
  .object({
    south: latitude,
    north: latitude,
    /** Greater than `east` where the box crosses the date line. */
    west: longitude,
    east: longitude,
    zoom: z.int().min(0).max(MAP_MAX_ZOOM),
    /** Words to look for in name, city and state, without case and accents. */
    q: z.string().max(200).optional(),
    /** From where to list the nearest; `lat` and `lng` go together. */
    lat: latitude.optional(),
    lng: longitude.optional(),
    ...breweryFilters.shape,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Send both lat and lng, or neither.',
  })
  .refine(({ south, north }) => south <= north, { error: 'south lies north of north.' });
export type BreweryMap = z.infer<typeof breweryMap>;

/** Breweries that would overlap on the map. */
const breweryCluster = z.object({
  count: z.int(),
  /** The mean of their positions, in degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /**
   * The town of a brewery in their middle, or its state if they are far apart; with its state where
   * another cluster is around a town of that name elsewhere.
   */
  around: z.string(),
  /** The smallest box with all of them. */
  bounds: z.object({
    south: z.number(),
    north: z.number(),
    /** Greater than `east` where they cross the date line. */
    west: z.number(),
    east: z.number(),
  }),
});
export type BreweryCluster = z.infer<typeof breweryCluster>;

/** A brewery on the map. */
const mappedBrewery = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type MappedBrewery = z.infer<typeof mappedBrewery>;

/** The breweries in a part of the map, and in the cells of its grid at the edges. */
export const breweriesOnMap = z.object({
  /** The largest first. */
  clusters: rows(breweryCluster),
  breweries: rows(mappedBrewery),
  /**
   * Those of the part of the map that are nearest to `lat` and `lng`, in clusters or not, nearest
   * first; left out without a position.
   */
  nearest: rows(mappedBrewery).max(MAP_NEAREST).optional(),
});
export type BreweriesOnMap = z.infer<typeof breweriesOnMap>;
