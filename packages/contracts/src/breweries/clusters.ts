import { z } from 'zod';
import { breweryFilters } from '../breweries.ts';
import { latitude, longitude } from '../fields.ts';
import { MAP_MAX_ZOOM } from '../limits.ts';
import { rows } from '../stored/rows.ts';

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
    ...breweryFilters.shape,
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

/** A brewery by itself on the map. */
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
});
export type BreweriesOnMap = z.infer<typeof breweriesOnMap>;
