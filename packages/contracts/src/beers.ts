import { z } from 'zod';
import { basedOn, id, latitude, line, longitude, optionalText } from './fields.ts';
import { BEER_MAX_ABV, BEER_MAX_IBU, BEER_MAX_PRICE } from './limits.ts';
import { availabilities } from './lists/beer-availability.ts';
import { knownBeerStyle } from './lists/beer-styles.ts';

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

const style = beerStyle.transform((typed, ctx) => {
  const known = knownBeerStyle(typed.trim());
  if (!known) ctx.addIssue('Please choose one of the styles.');
  return known ?? z.NEVER;
});

const wholeNumber = 'Please enter a whole number, such as 35.';
const ibu = z
  .int(wholeNumber)
  .min(0, wholeNumber)
  .max(BEER_MAX_IBU, `Please enter ${BEER_MAX_IBU} at most.`)
  .nullable();

const facts = {
  abv: decimal(BEER_MAX_ABV, '5.4').optional(),
  ibu: ibu.optional(),
  description: optionalText.optional(),
  priceSmall: decimal(BEER_MAX_PRICE, '6.50').optional(),
  priceMedium: decimal(BEER_MAX_PRICE, '6.50').optional(),
  priceLarge: decimal(BEER_MAX_PRICE, '6.50').optional(),
  availability: z.enum(availabilities, 'Please choose one.').optional(),
};

export const beersOfBrewery = z.object({ breweryId: id });

/** When anything on a tap list last changed, a beer that left it included; null for none ever. */
export const tapListChange = z.object({ changedAt: z.string().nullable() });

/** A new beer on a tap list; on tap at once unless it says otherwise. */
export const beerCreate = z.object({ ...facts, breweryId: id, beerName: line, beerStyle: style });

/** Changes of a beer. Absent means unchanged, null means empty; its rating is not the brewery's. */
export const beerUpdate = z.object({
  ...facts,
  id,
  beerName: line.optional(),
  beerStyle: style.optional(),
  basedOn: basedOn(beer),
});

export const beerId = z.object({ id });

/** A number of at least 0 with up to two decimals, as text; stored with both, an empty one as null. */
function decimal(max: number, example: string) {
  const problem = `Please enter a number from 0 to ${max}, such as ${example}.`;
  return z
    .string(problem)
    .trim()
    .refine(
      (typed) => typed === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= max),
      problem,
    )
    .transform((typed) => (typed === '' ? null : Number(typed).toFixed(2)))
    .nullable();
}
