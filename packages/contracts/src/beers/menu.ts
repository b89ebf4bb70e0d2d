import { z } from 'zod';
import { ended, id, typedText } from '../fields.ts';
import { fold } from '../lib/text/fold.ts';
import { BEERS_PER_BREWERY, SERVING_SIZE_MAX, SERVING_SIZES_MAX } from '../limits.ts';
import { beerPrices } from '../lists/beer-prices.ts';
import { beerSections } from '../lists/beer-sections.ts';
import { currencies } from '../lists/currencies.ts';

/** A stored serving size: the price of a beer that it has, and its name. */
const servingSize = z.object({ price: z.enum(beerPrices), name: z.string() });
export type ServingSize = z.infer<typeof servingSize>;

/** What the prices of a brewery's beers are, in the order of the menu. */
export const menuPrices = z.object({
  /** None where the brewery has named none. */
  servingSizes: z.array(servingSize),
  /** An ISO 4217 code; null for US dollars, until the brewery chooses. */
  currency: z.string().nullable(),
});
export type MenuPrices = z.infer<typeof menuPrices>;

const sizeName = ended(
  typedText().min(1, 'Please name the size, or remove it.'),
  SERVING_SIZE_MAX,
  `The name of a size has at most ${SERVING_SIZE_MAX} characters.`,
);

const sentSizes = z
  .array(servingSize.extend({ name: sizeName }))
  .max(SERVING_SIZES_MAX, `A menu has at most ${SERVING_SIZES_MAX} sizes.`)
  .refine((sizes) => areDifferent(sizes, 'price'), 'Each size has a price of its own.')
  .refine((sizes) => areDifferent(sizes, 'name'), 'Two sizes have the same name.');

/** The input that names the serving sizes. A price that no size has any more leaves all beers. */
export const menuPricesUpdate = z.object({
  breweryId: id,
  servingSizes: sentSizes,
  currency: z.enum(currencies, 'Please choose one of the currencies.').nullable(),
  basedOn: menuPrices.partial().optional(),
});

/**
 * The input that arranges a menu: beers in their order, each with its section. Beers that are not in
 * it keep their places, and unknown ones are left out.
 */
export const menuArrangement = z.object({
  breweryId: id,
  beers: z.array(z.object({ id, section: z.enum(beerSections) })).max(BEERS_PER_BREWERY),
});

function areDifferent<Name extends 'price' | 'name'>(
  sizes: readonly Readonly<Record<Name, string>>[],
  name: Name,
): boolean {
  return new Set(sizes.map((size) => fold(size[name]))).size === sizes.length;
}
