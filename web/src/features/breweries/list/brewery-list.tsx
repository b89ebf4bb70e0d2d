import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import cardList from '../../../components/list/card-list.module.css';
import { GrowingList } from '../../../components/list/growing-list.tsx';
import { useToggleFavorite } from '../../../data/favorites/use-toggle-favorite.ts';
import { useNearWindow } from '../../../lib/browser/use-near-window.ts';
import { BreweryCard } from './brewery-card.tsx';
import styles from './brewery-list.module.css';

/** How far below the window the next page starts to load, as a CSS length. */
const END_MARGIN = '800px';
const SEEN_FIRST = 4;
/** The number of large cards, before the compact ones. */
const LARGE = 2;

interface BreweryListProps {
  breweries: ListedBrewery[];
  /** The ids of the breweries where the person was. */
  visited: ReadonlySet<string>;
  /** Whether all cards are rendered at once, so that a person who comes back finds the place where they were. */
  isWhole: boolean;
  /** Whether a newer search is in progress. */
  isBehind?: boolean;
  /** What is shown after the large cards. */
  between?: ReactNode;
  /** Loads the next page; undefined where the list is whole. */
  more?: { isLoading: boolean; load: () => void } | undefined;
}

/** The cards; the next page loads when the end is near. */
export function BreweryList(props: BreweryListProps) {
  const { breweries, visited, isWhole, isBehind, between, more } = props;
  const { isFavorite, toggle } = useToggleFavorite();
  const end = useNearWindow(more?.load, END_MARGIN);
  const cardOf = (brewery: ListedBrewery, index: number) => (
    <BreweryCard
      brewery={brewery}
      isCompact={index >= LARGE}
      isVisited={visited.has(brewery.id)}
      isFavorite={isFavorite(brewery.id)}
      onToggleFavorite={toggle}
      eager={index < SEEN_FIRST}
    />
  );
  const others = breweries.slice(LARGE);
  const next = more && (
    <div ref={end} key={breweries.length} className={styles.more}>
      <Button look="quiet" aria-disabled={more.isLoading} onClick={more.load}>
        {more.isLoading ? 'Loading...' : 'Show more'}
      </Button>
    </div>
  );
  return (
    <>
      <GrowingList
        className={`${cardList.list} ${styles.list}`}
        items={breweries.slice(0, LARGE)}
        isBehind={isBehind}
      >
        {cardOf}
      </GrowingList>
      {between}
      {others.length > 0 ? (
        <GrowingList
          className={`${cardList.list} ${styles.list}`}
          items={others}
          first={isWhole ? others.length : undefined}
          isBehind={isBehind}
          end={next}
        >
          {(brewery, index) => cardOf(brewery, LARGE + index)}
        </GrowingList>
      ) : (
        next
      )}
    </>
  );
}
