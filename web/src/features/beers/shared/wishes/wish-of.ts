import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { Wish } from '@hoptrail/contracts/beers/wishes';

/** Returns whether a wish is about a beer, also where it names another brewery's entry of it. */
export function isWishOf(
  wish: Pick<Wish, 'beerId' | 'mergedAs'>,
  { id, mergedAs }: Pick<Beer, 'id' | 'mergedAs'>,
): boolean {
  return wish.beerId === id || (Boolean(mergedAs) && wish.mergedAs === mergedAs);
}
