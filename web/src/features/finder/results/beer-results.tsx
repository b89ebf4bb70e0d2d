import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import Timer from 'lucide-react/icons/timer';
import cardList from '../../../components/list/card-list.module.css';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { type Marks, useMarks } from '../../beers/shared/had/use-marks.ts';
import { AiNote } from '../ai-note.tsx';
import type { FoundBeers } from '../search/found-beers.ts';
import { nothingFoundText, searchedText, searchSeconds } from '../search/search-texts.ts';
import { FoldedStyles } from '../styles/folded-styles.tsx';
import { useReveal } from '../use-reveal.ts';
import { BeerCard } from './beer-card.tsx';
import styles from './beer-results.module.css';
import { BeerResultsSkeleton } from './beer-results-skeleton.tsx';

interface BeerResultsProps {
  /** The result of the last search; undefined before the first. */
  found: FoundBeers | undefined;
  isSearching: boolean;
  /** When the results came or were opened again; the screen then scrolls to them. */
  shownAt: number | undefined;
  /** Opens the styles; undefined while they are open. */
  onOpenStyles: (() => void) | undefined;
}

/** The recommended beers, best rated first. */
export function BeerResults({ found, isSearching, shownAt, onOpenStyles }: BeerResultsProps) {
  const section = useReveal(shownAt);
  const unit = useDistanceUnit();
  const shown = found && [...found.beers, ...found.beyond];
  const marks = useMarks({ beerIds: shown?.map(({ id }) => id) ?? [] });
  if (!found) return isSearching ? <BeerResultsSkeleton /> : null;
  const { beers, beyond, searchTime, isDefaultPlace } = found;
  const searched = searchedText(found.styles, isDefaultPlace, unit);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.results}
      aria-label="Recommended Beers"
      aria-busy={isSearching}
    >
      {onOpenStyles && (
        <FoldedStyles searched={found.styles} text={searched} onOpen={onOpenStyles} />
      )}
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
              <h2>Recommended Beers ({grouped(beers.length)})</h2>
              <p className={styles.time}>
                <Timer size={14} aria-hidden />
                <span className="visually-hidden">Search time: </span>
                {searchSeconds(searchTime)}s
              </p>
            </div>
            {!onOpenStyles && <p className={styles.searched}>{searched}</p>}
            <AiNote />
          </header>
          <BeerList beers={beers} marks={marks} />
        </>
      )}
      {beyond.length > 0 && (
        <>
          <h3>Nearest beyond</h3>
          <BeerList beers={beyond} marks={marks} />
        </>
      )}
    </section>
  );
}

function BeerList({ beers, marks }: { beers: readonly FoundBeer[]; marks: Marks }) {
  return (
    <ul className={cardList.dense}>
      {beers.map((beer) => (
        <li key={beer.id}>
          <BeerCard beer={beer} marks={marks} />
        </li>
      ))}
    </ul>
  );
}
