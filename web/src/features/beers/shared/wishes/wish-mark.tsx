import type { Beer } from '@hoptrail/contracts/beers/beers';
import { Mark } from '../../../../components/layout/mark.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { isWishOf } from './wish-of.ts';

/** Says that a beer or its style is on the wish list; renders nothing if neither is. */
export default function WishMark({ beer }: { beer: Pick<Beer, 'id' | 'mergedAs' | 'beerStyle'> }) {
  const { data = [] } = trpc.beers.wishes.list.useQuery({});
  const isWished = data.some((wish) => isWishOf(wish, beer) || wish.style === beer.beerStyle);
  return isWished ? <Mark look="warm">On your wish list</Mark> : null;
}
