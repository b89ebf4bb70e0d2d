import { z } from 'zod';
import { createShape, storedShape, updateShape } from '../field-lists/schemas.ts';
import { basedOn, id, latitude, longitude } from '../fields.ts';
import { knownBeerStyle } from '../lists/beer-styles.ts';
import { rows } from '../stored/rows.ts';
import { beerFields } from './beer-fields.ts';

/** A beer style in a request: any short text. The server ignores unknown styles. */
export const beerStyle = z.string().max(100);

export const beerSearch = z.object({
  beerStyles: z.array(beerStyle).max(100),
  /** In miles. */
  maxDistance: z.number().positive().max(500).optional(),
  userLatitude: latitude,
  userLongitude: longitude,
});

export const beer = z.object({
  id: z.string(),
  breweryId: z.string(),
  breweryName: z.string(),
  ...storedShape(beerFields),
  /** Decimal 3,2 as text: the mean of people's ratings, or the imported rating. */
  rating: z.string().nullable(),
  /** The number of people's ratings in the mean; null if too few people have rated the beer. */
  ratedBy: z.int().nullable(),
  /** The place in its brewery's menu; null until it is arranged: such beers come last. */
  position: z.int().nullable(),
  lastUpdated: z.string(),
  /** Since when it is on tap; null if it is not, or if that is unknown. Absent in responses of older servers. */
  onTapSince: z.string().nullable().optional(),
  /** The same for all entries of tap lists that are one beer; null for one by itself. */
  mergedAs: z.string().nullable().optional(),
  createdAt: z.string(),
});
export type Beer = z.infer<typeof beer>;

/** A beer of the finder, with the distance of its brewery. */
export const foundBeer = beer.extend({
  /** Miles from the position of the search; absent in responses of older servers. */
  distance: z.number().optional(),
  /** The last day, `YYYY-MM-DD`, of the time for which its brewery is closed now; else absent. */
  closedThrough: z.string().optional(),
});
export type FoundBeer = z.infer<typeof foundBeer>;

export const beerSearchResult = z.object({
  recommendations: rows(foundBeer),
  totalFound: z.int(),
  /**
   * If none is within the distance: the best beers of the nearest breweries beyond that have some,
   * nearest first. Absent in responses of older servers.
   */
  beyond: rows(foundBeer).optional(),
  /** Whole milliseconds. */
  searchTime: z.int(),
});

const style = beerStyle.transform((typed, ctx) => {
  const matching = knownBeerStyle(typed.trim());
  if (!matching) ctx.addIssue('Please choose one of the styles.');
  return matching ?? z.NEVER;
});

export const beersOfBrewery = z.object({ breweryId: id });

/** When a tap list last changed, removed beers included; null if it never changed. */
export const tapListChange = z.object({ changedAt: z.string().nullable() });

/** The input for a new beer on a tap list; it is on tap unless the input says otherwise. */
export const beerCreate = z.object({ ...createShape(beerFields), breweryId: id, beerStyle: style });

/** Changes of a beer. Absent means unchanged, null means empty. Breweries cannot set the rating. */
export const beerUpdate = z.object({
  ...updateShape(beerFields),
  id,
  beerStyle: style.optional(),
  basedOn: basedOn(beer),
});

export const beerId = z.object({ id });
