import type { Beer } from '@hoptrail/contracts/beers/beers';
import { knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { trpc } from '../../../data/trpc.ts';
import { isWishOf } from '../shared/wishes/wish-of.ts';
import { WishToggle } from '../shared/wishes/wish-toggle.tsx';
import styles from './beer-wishes.module.css';

/** Puts the beer, or its whole style, on the wish list. */
export function BeerWishes({ beer }: { beer: Beer }) {
  const { id: beerId, beerName, beerStyle } = beer;
  const { data = [] } = trpc.beers.wishes.list.useQuery({});
  const style = knownBeerStyle(beerStyle);
  return (
    <div className={styles.wishes}>
      <WishToggle
        subject={{ beerId }}
        name={beerName}
        text="Wish"
        isOnList={data.some((wish) => isWishOf(wish, beer))}
      />
      {style && (
        <WishToggle
          subject={{ style }}
          name={`any ${style}`}
          text={`Any ${style}`}
          isOnList={data.some((wish) => wish.style === style)}
        />
      )}
    </div>
  );
}
