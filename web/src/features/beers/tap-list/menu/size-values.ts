import type { Beer } from '@hoptrail/contracts/beers/beers';
import { type MenuPrices, menuPrices, type ServingSize } from '@hoptrail/contracts/beers/menu';
import { beerPrices, unnamedPrices } from '@hoptrail/contracts/lists/beer-prices';
import { knownCurrency } from '@hoptrail/contracts/lists/currencies';
import type { Menu } from '../../beer-line.tsx';

type SizeField = 'servingSizes' | 'currency';

/** The names that a menu without sizes proposes. */
const proposed: readonly ServingSize[] = [
  { price: 'priceSmall', name: 'Small' },
  { price: 'priceMedium', name: 'Medium' },
  { price: 'priceLarge', name: 'Large' },
];

const sizesOf = menuPrices.shape.servingSizes;

/** Returns the sizes and the currency of a menu as a form has them. */
export function sizeValues({ servingSizes = [], currency }: Menu): Record<SizeField, string> {
  const sizes = servingSizes.length > 0 ? servingSizes : proposed;
  return { servingSizes: JSON.stringify(sizes), currency: knownCurrency(currency) };
}

/** Returns the stored sizes as the basis of a merge with what others have stored meanwhile. */
export function sizeBasis({ servingSizes = [], currency = null }: Menu) {
  return {
    seen: { servingSizes, currency },
    read: (json: unknown): MenuPrices | undefined => menuPrices.safeParse(json).data,
    values: sizeValues,
  };
}

/** Returns the sizes of a form's value. */
export function readSizes(value: string): ServingSize[] {
  return sizesOf.parse(JSON.parse(value));
}

/** Returns sizes with another one, which has the first price that no size has. */
export function withNewSize(sizes: readonly ServingSize[]): ServingSize[] {
  const free = beerPrices.find((price) => !sizes.some((size) => size.price === price));
  return free ? [...sizes, { price: free, name: '' }] : [...sizes];
}

/** Returns the number of beers that have a price of no size. */
export function beersLosingPrices(beers: readonly Beer[], sizes: readonly ServingSize[]): number {
  const named = sizes.map(({ price }) => price);
  const kept = named.length > 0 ? named : unnamedPrices;
  const dropped = beerPrices.filter((price) => !kept.includes(price));
  return beers.filter((beer) => dropped.some((price) => beer[price])).length;
}
