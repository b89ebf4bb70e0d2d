import { z } from 'zod';
import { latitude, longitude } from './fields.ts';

/** A beer style as sent: any short text; unknown ones are left out where it is used. */
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
  beerName: z.string(),
  beerStyle: z.string(),
  /** Percent, decimal 4,2 as text. */
  abv: z.string().nullable(),
  ibu: z.int().nullable(),
  /** Decimal 3,2 as text. */
  rating: z.string().nullable(),
  description: z.string().nullable(),
  priceSmall: z.string().nullable(),
  priceMedium: z.string().nullable(),
  priceLarge: z.string().nullable(),
  availability: z.string(),
  lastUpdated: z.string(),
  createdAt: z.string(),
});
export type Beer = z.infer<typeof beer>;

export const beerSearchResult = z.object({
  recommendations: z.array(beer),
  totalFound: z.int(),
  /** Whole milliseconds. */
  searchTime: z.int(),
});
