import { type BeerPrice, beerPrices } from '../lists/beer-prices.ts';
import type { ServingSize } from './menu.ts';

/** A price of a beer in the menu. */
interface ShownPrice {
  /** The name of its size; empty where the brewery has named none. */
  name: string;
  amount: number;
}

/** Returns the prices of a beer in the order of the menu; those of sizes without a name come last. */
export function shownPrices(
  beer: Partial<Record<BeerPrice, string | null>>,
  servingSizes: readonly ServingSize[] = [],
): ShownPrice[] {
  const unnamed = beerPrices.filter((one) => !servingSizes.some((size) => size.price === one));
  return [...servingSizes, ...unnamed.map((price) => ({ price, name: '' }))].flatMap(
    ({ price, name }) => {
      const amount = beer[price];
      return amount ? [{ name, amount: Number(amount) }] : [];
    },
  );
}
