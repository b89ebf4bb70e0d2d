import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { MenuPrices } from '@hoptrail/contracts/beers/menu';
import { shownPrices } from '@hoptrail/contracts/beers/shown-prices';
import type { BeerPrice } from '@hoptrail/contracts/lists/beer-prices';
import { knownCurrency } from '@hoptrail/contracts/lists/currencies';
import { decimal, grouped } from '../../../lib/text/numbers.ts';
import { price } from '../../../lib/text/region/price.ts';

/** Returns a rating with one decimal; undefined for none and for 0. */
export function ratingText(rating: Beer['rating']): string | undefined {
  const stars = Number(rating ?? 0);
  return stars > 0 ? decimal(stars, 1) : undefined;
}

/** The sizes and the currency, absent in responses of older servers. */
type ShownPrices = { [Name in keyof MenuPrices]?: MenuPrices[Name] | undefined };

/**
 * Returns the known prices, such as `$4 · $5.50`, or `Taster $4 · Pint $7` in the order of the menu
 * where the sizes have names; those of sizes without a name come last.
 */
export function priceText(
  beer: Partial<Pick<Beer, BeerPrice>>,
  { servingSizes = [], currency }: ShownPrices = {},
): string | undefined {
  const texts = shownPrices(beer, servingSizes).map(({ name, amount }) => {
    // Without a line break between the name and its price.
    const size = name && `${name.replaceAll(' ', '\u00a0')}\u00a0`;
    return `${size}${price(amount, knownCurrency(currency))}`;
  });
  return texts.join(' · ') || undefined;
}

/** Returns the known ones of style, strength and bitterness. */
export function beerFacts({ beerStyle, abv, ibu }: Pick<Beer, 'beerStyle' | 'abv' | 'ibu'>) {
  return [
    beerStyle,
    abv === null ? undefined : `${decimal(Number(abv), 2, 0)}% ABV`,
    ibu === null ? undefined : `${grouped(ibu)} IBU`,
  ].filter((fact) => fact !== undefined);
}
