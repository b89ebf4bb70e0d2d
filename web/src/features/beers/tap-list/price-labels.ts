import { type BeerPrice, beerPrices } from '@hoptrail/contracts/lists/beer-prices';
import { knownCurrency } from '@hoptrail/contracts/lists/currencies';
import { currencySign } from '../../../lib/text/region/price.ts';
import type { Menu } from '../beer-line.tsx';

const unnamed: Readonly<Record<BeerPrice, string>> = {
  priceSmall: 'Small',
  priceMedium: 'Medium',
  priceLarge: 'Large',
  priceFourth: 'Fourth',
  priceFifth: 'Fifth',
};

/** Returns the labels of the price inputs: the size's name and the currency's sign. */
export function priceLabels({ servingSizes = [], currency }: Menu): Record<BeerPrice, string> {
  const sign = currencySign(knownCurrency(currency));
  const labels = { ...unnamed };
  for (const { price, name } of servingSizes) labels[price] = name;
  for (const price of beerPrices) labels[price] = `${labels[price]} ${sign}`;
  return labels;
}

/**
 * Returns the prices that a form asks for, in the order of the menu: those of its sizes, and those
 * that the beer has of no size.
 */
export function askedPrices(
  { servingSizes = [] }: Menu,
  values: Readonly<Record<BeerPrice, string>>,
): BeerPrice[] {
  const sizes = servingSizes.map(({ price }) => price);
  const asked = sizes.length > 0 ? sizes : beerPrices.slice(0, 3);
  return [...asked, ...beerPrices.filter((price) => !asked.includes(price) && values[price])];
}
