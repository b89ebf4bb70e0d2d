import type { Beer } from '@hoptrail/contracts/beers/beers';
import { Mark } from '../../../../components/layout/mark.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { useIsWished } from './use-is-wished.ts';
import { isWishOf } from './wish-of.ts';

/** Says that a beer or its style is on the wish list; renders nothing if neither is. */
export default function WishMark({ beer }: { beer: Pick<Beer, 'id' | 'mergedAs' | 'beerStyle'> }) {
  const { data = [] } = trpc.beers.wishes.list.useQuery({});
  const { id, beerStyle } = beer;
  const isBeerWished = useIsWished(
    id,
    data.some((wish) => isWishOf(wish, beer)),
  );
  const isStyleWished = useIsWished(
    beerStyle ?? '',
    data.some(({ style }) => style === beerStyle),
  );
  return isBeerWished || isStyleWished ? <Mark look="warm">On your wish list</Mark> : null;
}
