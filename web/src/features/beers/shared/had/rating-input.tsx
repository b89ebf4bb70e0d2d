import { BEER_RATING_MAX, BEER_RATING_STEP } from '@hoptrail/contracts/limits';
import type { CSSProperties } from 'react';
import { decimal } from '../../../../lib/text/numbers.ts';
import styles from './rating-input.module.css';

interface RatingInputProps {
  label: string;
  /** The id of the text about who sees the rating. */
  describedBy: string;
  /** Null for no rating. */
  value: number | null;
  onChange: (rating: number | null) => void;
}

/** A row of stars to tap or to slide over, in quarters; arrow keys change it too. */
export function RatingInput({ label, describedBy, value, onChange }: RatingInputProps) {
  const rating = value ?? 0;
  return (
    <div className={styles.rating}>
      <div className={styles.stars} style={shareOf(rating)}>
        <StarRow />
        <input
          type="range"
          className={styles.range}
          aria-label={label}
          aria-describedby={describedBy}
          aria-valuetext={
            value === null ? 'Not rated' : `${decimal(value, 2, 0)} of ${BEER_RATING_MAX}`
          }
          min={0}
          max={BEER_RATING_MAX}
          step={BEER_RATING_STEP}
          value={rating}
          onChange={({ target }) => onChange(Number(target.value) || null)}
        />
      </div>
      <output className={styles.number} aria-hidden>
        {value === null ? 'Rate it' : decimal(value, 2)}
      </output>
    </div>
  );
}

/** A rating as stars of their text's height. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className={`${styles.stars} ${styles.small}`} style={shareOf(rating)}>
      <StarRow />
      <span className="visually-hidden">
        Rated {decimal(rating, 2, 0)} of {BEER_RATING_MAX}
      </span>
    </span>
  );
}

function shareOf(rating: number): CSSProperties {
  return { ['--share' as string]: `${(rating / BEER_RATING_MAX) * 100}%` };
}

function StarRow() {
  return (
    <>
      <span className={styles.empty} aria-hidden />
      <span className={styles.full} aria-hidden />
    </>
  );
}
