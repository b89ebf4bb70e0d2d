import { z } from 'zod';
import { id, latitude, longitude } from '../fields.ts';
import { knownBeerStyle } from '../lists/beer-styles.ts';
import { rows } from '../stored/rows.ts';

/** The input that puts a beer of a tap list on the wish list, or removes it. */
export const beerWish = z.object({ beerId: id, isWished: z.boolean() });

/** The input that puts a style on the wish list, or removes it. */
export const styleWish = z.object({
  style: z
    .string()
    .max(100)
    .transform((typed, ctx) => {
      const style = knownBeerStyle(typed.trim());
      if (!style) ctx.addIssue('Please choose one of the styles.');
      return style ?? z.NEVER;
    }),
  isWished: z.boolean(),
});

export const wishesInput = z
  .object({ lat: latitude.optional(), lng: longitude.optional() })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Send both lat and lng, or neither.',
  });

/** A beer or a style on the caller's wish list. */
export const wish = z.object({
  id: z.string(),
  /** Null for a style. */
  beerId: z.string().nullable(),
  /** The same as of the other entries of tap lists that are this beer; null for one by itself. */
  mergedAs: z.string().nullable().optional(),
  /** The style that is wished; null for a beer. */
  style: z.string().nullable(),
  /** The beer's name, or the style. */
  name: z.string(),
  /** The nearest place where it is on tap; a style's within the distance of the finder. */
  onTap: z
    .object({
      beerId: z.string(),
      beerName: z.string(),
      breweryName: z.string(),
      lastUpdated: z.string(),
      /** In miles; absent if a position is not known. */
      distance: z.number().optional(),
    })
    .nullable(),
});
export type Wish = z.infer<typeof wish>;

/** The caller's wish list, newest first. */
export const wishes = rows(wish);
