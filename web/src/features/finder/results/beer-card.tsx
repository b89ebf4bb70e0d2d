import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import { Link } from '@tanstack/react-router';
import Star from 'lucide-react/icons/star';
import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { useBackTo } from '../../../lib/browser/back-to.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { ratingText } from '../../beers/shared/beer-facts.ts';
import { BeerFactsLine } from '../../beers/shared/beer-facts-line.tsx';
import { BeerGlass } from '../../beers/shared/beer-glass.tsx';
import { HadButton } from '../../beers/shared/had/had-button.tsx';
import type { Marks } from '../../beers/shared/had/use-marks.ts';
import styles from './beer-card.module.css';
import { TapLine } from './tap-line.tsx';

const WishMark = lazy(() => import('../../beers/shared/wishes/wish-mark.tsx'), { silent: true });

/** A beer: its name leads to its page, the rest of the card to its brewery. */
export function BeerCard({ beer, marks }: { beer: FoundBeer; marks: Marks }) {
  const rating = ratingText(beer.rating);
  const state = useBackTo('the Beer Finder');
  return (
    <article className={styles.card}>
      <BeerGlass style={beer.beerStyle} full height={44} />
      <h3 className={styles.name}>
        <Link to="/beer/$id" params={{ id: beer.id }}>
          {beer.beerName}
        </Link>
      </h3>
      {rating && (
        <p className={styles.rating}>
          <Star size={16} aria-hidden />
          <span className="visually-hidden">Rated </span>
          {rating}{' '}
          {beer.ratedBy !== null && (
            <small className={styles.count}>
              ({grouped(beer.ratedBy)}
              <span className="visually-hidden"> ratings</span>)
            </small>
          )}
        </p>
      )}
      <Link
        className={styles.brewery}
        to="/brewery/$id"
        params={{ id: beer.breweryId }}
        state={state}
      >
        {beer.breweryName}
      </Link>
      <TapLine beer={beer} />
      <Suspense>
        <p className={styles.wish}>
          <WishMark beer={beer} />
        </p>
      </Suspense>
      <div className={styles.facts}>
        <BeerFactsLine beer={beer} />
      </div>
      {beer.description && <p className={styles.description}>{beer.description}</p>}
      <div className={styles.had}>
        <HadButton beer={beer} marks={marks} />
      </div>
    </article>
  );
}
