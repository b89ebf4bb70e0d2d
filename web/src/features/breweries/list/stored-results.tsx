import type { Position } from '@hoptrail/contracts/lib/distance';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import type { BreweriesSearch } from '../filters/filter-search.ts';
import { serverFilters } from '../filters/server-filters.ts';
import { storedFilter } from '../filters/stored-filter.ts';
import { useBreweryList } from '../queries/brewery-list-query.ts';
import { BreweryList } from './brewery-list.tsx';
import { BreweryListSkeleton } from './brewery-list-skeleton.tsx';
import { NoBreweries } from './no-breweries.tsx';
import styles from './stored-results.module.css';

interface StoredResultsProps {
  search: BreweriesSearch;
  near: Position | undefined;
  visited: ReadonlySet<string>;
  /** Switches the filters off. */
  onClear: () => void;
}

/** What the filters leave of the breweries that are stored on this device, without a connection. */
export default function StoredResults({ search, near, visited, onClear }: StoredResultsProps) {
  const { favoriteBreweries } = useSignedInUser();
  const unit = useDistanceUnit();
  const now = useMinute();
  const list = useBreweryList({ near }, true);
  if (!list.data) {
    const skeleton = <BreweryListSkeleton />;
    return <PendingState query={list} failed="Failed to fetch breweries" skeleton={skeleton} />;
  }
  const stored = list.data.pages.flat();
  const filters = { q: search.q, ...serverFilters(search, unit) };
  const accepts = storedFilter(filters, { favorites: favoriteBreweries, visited, near, now });
  const found = stored.filter(accepts);
  return (
    <>
      <p role="status" className={styles.note}>
        Without a connection, only the {stored.length} breweries on this device are searched.
        {search.eventsToday && ' Their events of today are not known here.'}
      </p>
      {found.length === 0 ? (
        <NoBreweries search={search} onClear={onClear} />
      ) : (
        <BreweryList breweries={found} visited={visited} isWhole />
      )}
    </>
  );
}
