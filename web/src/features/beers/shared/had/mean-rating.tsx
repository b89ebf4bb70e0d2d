import type { Beer } from '@hoptrail/contracts/beers/beers';
import Star from 'lucide-react/icons/star';
import { grouped } from '../../../../lib/text/numbers.ts';
import { ratingText } from '../beer-facts.ts';
import styles from './mean-rating.module.css';

interface MeanRatingProps {
  beer: Beer;
  /** Opens the shared ratings. */
  onShow: () => void;
}

/** The mean rating of a beer and the number of its raters; renders nothing while there is none. */
export function MeanRating({ beer, onShow }: MeanRatingProps) {
  const rating = ratingText(beer.rating);
  if (rating === undefined || beer.ratedBy === null) return null;
  const people = grouped(beer.ratedBy);
  return (
    <button
      type="button"
      className={styles.mean}
      aria-label={`Rated ${rating} by ${people} people. What they say about ${beer.beerName}`}
      onClick={onShow}
    >
      <Star size={14} aria-hidden />
      <strong>{rating}</strong> by {people} people
    </button>
  );
}
