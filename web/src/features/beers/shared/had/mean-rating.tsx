import type { Beer } from '@hoptrail/contracts/beers/beers';
import { Link } from '@tanstack/react-router';
import Star from 'lucide-react/icons/star';
import { grouped } from '../../../../lib/text/numbers.ts';
import { ratingText } from '../beer-facts.ts';
import styles from './mean-rating.module.css';

/**
 * The mean rating of a beer and the number of its raters, which lead to what they say; renders nothing
 * while there is none.
 */
export function MeanRating({ beer }: { beer: Beer }) {
  const rating = ratingText(beer.rating);
  if (rating === undefined || beer.ratedBy === null) return null;
  const people = grouped(beer.ratedBy);
  return (
    <Link
      to="/beer/$id"
      params={{ id: beer.id }}
      hash="ratings"
      className={styles.mean}
      aria-label={`Rated ${rating} by ${people} people. What they say about ${beer.beerName}`}
    >
      <Star size={14} aria-hidden />
      <strong>{rating}</strong> by {people} people
    </Link>
  );
}
