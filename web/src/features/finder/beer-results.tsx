import Timer from 'lucide-react/icons/timer';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { useDistanceUnit } from '../../lib/text/distance-unit.ts';
import { useMarks } from '../beers/shared/had/use-marks.ts';
import { BeerCard } from './beer-card.tsx';
import styles from './beer-results.module.css';
import { BeerResultsSkeleton } from './beer-results-skeleton.tsx';
import { nothingFoundText, searchedText, searchSeconds } from './search-words.ts';
import type { FoundBeers } from './use-beer-search.ts';
import { useReveal } from './use-reveal.ts';

interface BeerResultsProps {
  /** The result of the last search; undefined before the first. */
  found: FoundBeers | undefined;
  isSearching: boolean;
  /** When the search was sent whose result just arrived; the screen then scrolls to it. */
  searchedAt: number | undefined;
}

/** The recommended beers, best rated first. */
export function BeerResults({ found, isSearching, searchedAt }: BeerResultsProps) {
  const section = useReveal(searchedAt);
  const unit = useDistanceUnit();
  const marks = useMarks({ beerIds: found?.beers.map(({ id }) => id) ?? [] });
  if (!found) return isSearching ? <BeerResultsSkeleton /> : null;
  const { beers, searchTime, isDefaultPlace } = found;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.results}
      aria-label="Recommended Beers"
      aria-busy={isSearching}
    >
      {beers.length === 0 ? (
        <EmptyState
          drawing="beers"
          heading="h2"
          title="No Results Found"
          hint={nothingFoundText(found, unit)}
        />
      ) : (
        <>
          <header className={styles.head}>
            <div className={styles.heading}>
              <h2>Recommended Beers ({beers.length})</h2>
              <p className={styles.time}>
                <Timer size={14} aria-hidden />
                <span className="visually-hidden">Search time: </span>
                {searchSeconds(searchTime)}s
              </p>
            </div>
            <p className={styles.searched}>{searchedText(found.styles, isDefaultPlace, unit)}</p>
          </header>
          <ul className={styles.list}>
            {beers.map((beer) => (
              <li key={beer.id}>
                <BeerCard beer={beer} marks={marks} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
