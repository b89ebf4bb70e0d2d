import type { Beer } from '@hoptrail/contracts/beers/beers';
import { HadReview } from './had-review.tsx';
import { HadToggle } from './had-toggle.tsx';
import type { Marks } from './use-marks.ts';
import styles from './your-rating.module.css';

interface YourRatingProps {
  beer: Beer;
  marks: Marks;
  /** Whether the line and the sharing are shown from the beginning. */
  isOpen?: boolean;
}

const unrated = { rating: null, notes: null, isShared: false, isWaiting: true };

/** Marks a beer as had or not; with a mark, also its rating and line. Neither changes its height. */
export function YourRating({ beer, marks, isOpen = false }: YourRatingProps) {
  const mark = marks.of(beer.id);
  return (
    <div className={styles.rating}>
      <HadToggle
        beerName={beer.beerName}
        isHad={mark !== undefined}
        onToggle={() => (mark ? marks.unmark(beer) : marks.mark(beer))}
      />
      {mark ? (
        <HadReview
          beerName={beer.beerName}
          mark={mark}
          onChange={(review) => marks.mark(beer, review)}
          onDiscard={() => marks.discard(beer)}
          isOpen={isOpen}
        />
      ) : (
        <div className={styles.unrated}>
          {marks.isKnown && <p>Tap Had to rate it and to find it in Your beers.</p>}
          {/* Takes the room of the review, so that nothing moves when it appears. */}
          <div className={styles.room} inert>
            <HadReview
              beerName={beer.beerName}
              mark={unrated}
              onChange={() => {}}
              isOpen={isOpen}
            />
          </div>
        </div>
      )}
    </div>
  );
}
