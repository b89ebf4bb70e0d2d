import { z } from 'zod';
import { latitude, longitude } from '../fields.ts';
import { rows } from '../stored/rows.ts';

export const searchInput = z
  .object({
    /** The words to look for; a letter of each may be wrong. Without any nothing is found. */
    q: z.string().max(200).optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Send both lat and lng, or neither.',
  });

/** In miles from the position of the search; absent without one. */
const distance = z.number().optional();

export const breweryHit = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  logo: z.string().nullable(),
  distance,
});
export type BreweryHit = z.infer<typeof breweryHit>;

/** A town with breweries, and how far the nearest of them is. */
export const townHit = z.object({ city: z.string(), state: z.string(), distance });
export type TownHit = z.infer<typeof townHit>;

/** A beer that is on tap. */
export const beerHit = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  breweryName: z.string(),
  /** When its entry in the tap list last changed. */
  lastUpdated: z.string(),
  distance,
});
export type BeerHit = z.infer<typeof beerHit>;

/** What a search finds, nearest first in each group. */
export const searchResult = z.object({
  breweries: rows(breweryHit),
  towns: rows(townHit),
  beers: rows(beerHit),
});
export type SearchResult = z.infer<typeof searchResult>;
