import type { Beer } from '@hoptrail/contracts/beers';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useBackTo } from '../../lib/browser/back-to.ts';
import { beerFacts, ratingText } from '../beers/shared/beer-facts.ts';
import { BeerGlass } from '../beers/shared/beer-glass.tsx';
import styles from './beer-card.module.css';

/** A beer; the whole card links to its brewery. */
export function BeerCard({ beer }: { beer: Beer }) {
  const rating = ratingText(beer.rating);
  const state = useBackTo('the Beer Finder');
  return (
    <article className={styles.card}>
      <BeerGlass style={beer.beerStyle} full height={44} />
      <h3 className={styles.name}>{beer.beerName}</h3>
      {rating && (
        <p className={styles.rating}>
          <Star size={16} aria-hidden />
          <span className="visually-hidden">Rated </span>
          {rating}
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
      <ul className={styles.facts}>
        {beerFacts(beer).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {beer.description && <p className={styles.description}>{beer.description}</p>}
    </article>
  );
}
