import type { Beer } from '@hoptrail/contracts/beers/beers';
import { decimal, dollars, grouped } from '../../../lib/text/numbers.ts';

/** Returns a rating with one decimal; undefined for none and for 0. */
export function ratingText(rating: Beer['rating']): string | undefined {
  const stars = Number(rating ?? 0);
  return stars > 0 ? decimal(stars, 1) : undefined;
}

/** Returns the known prices of the three sizes, such as `$4 · $5.50`. */
export function priceText(
  beer: Pick<Beer, 'priceSmall' | 'priceMedium' | 'priceLarge'>,
): string | undefined {
  const prices = [beer.priceSmall, beer.priceMedium, beer.priceLarge];
  const listed = prices.filter((price) => price !== null);
  return listed.map((price) => dollars(Number(price))).join(' · ') || undefined;
}

/** Returns the known ones of style, strength and bitterness. */
export function beerFacts({ beerStyle, abv, ibu }: Pick<Beer, 'beerStyle' | 'abv' | 'ibu'>) {
  return [
    beerStyle,
    abv === null ? undefined : `${decimal(Number(abv), 2, 0)}% ABV`,
    ibu === null ? undefined : `${grouped(ibu)} IBU`,
  ].filter((fact) => fact !== undefined);
}
