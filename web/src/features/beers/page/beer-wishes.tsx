import type { Beer } from '@hoptrail/contracts/beers/beers';
import { knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { trpc } from '../../../data/trpc.ts';
import { useWishBeer, useWishStyle } from '../shared/wishes/use-wishes.ts';
import { isWishOf } from '../shared/wishes/wish-of.ts';
import { WishToggle } from '../shared/wishes/wish-toggle.tsx';
import styles from './beer-wishes.module.css';

/** Puts the beer, or its whole style, on the wish list. */
export function BeerWishes({ beer }: { beer: Beer }) {
  const { id: beerId, beerName, beerStyle } = beer;
  const { data = [] } = trpc.beers.wishes.list.useQuery({});
  const wishBeer = useWishBeer();
  const wishStyle = useWishStyle();
  const style = knownBeerStyle(beerStyle);
  // A tap shows at once.
  const isBeer = wishBeer.isPending
    ? wishBeer.variables.isWished
    : data.some((wish) => isWishOf(wish, beer));
  const isStyle = wishStyle.isPending
    ? wishStyle.variables.isWished
    : data.some((wish) => wish.style === style);
  return (
    <div className={styles.wishes}>
      <WishToggle
        text="Wish"
        label={`Wish ${beerName}`}
        isWished={isBeer}
        onToggle={(isWished) => wishBeer.mutate({ beerId, isWished })}
      />
      {style && (
        <WishToggle
          text={`Any ${style}`}
          label={`Wish any ${style}`}
          isWished={isStyle}
          onToggle={(isWished) => wishStyle.mutate({ style, isWished })}
        />
      )}
    </div>
  );
}
