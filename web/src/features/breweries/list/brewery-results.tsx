import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { isUnavailable, isUnreachable } from '../../../data/offline/offline.ts';
import { type BreweriesSearch, isFiltered } from '../filters/filter-search.ts';
import type { useBreweryList } from '../queries/brewery-list-query.ts';
import { useVisited } from '../queries/use-visited.ts';
import { BreweryList } from './brewery-list.tsx';
import { BreweryListSkeleton } from './brewery-list-skeleton.tsx';
import { NoBreweries } from './no-breweries.tsx';

const loadStoredResults = () => import('./stored-results.tsx');
const StoredResults = lazy(loadStoredResults);
const NearestMatch = lazy(() => import('./nearest-match.tsx'), { silent: true });

interface BreweryResultsProps {
  list: ReturnType<typeof useBreweryList>;
  search: BreweriesSearch;
  near: Position | undefined;
  /** Switches the filters off. */
  onClear: () => void;
  /** What is shown after the first breweries. */
  between?: ReactNode;
}

/** The breweries that were found, or why there are none. */
export function BreweryResults(props: BreweryResultsProps) {
  const { list, search, near, onClear, between } = props;
  const visited = useVisited();
  const [wasLoaded] = useState(!list.isPending);
  // Loaded ahead, because it is needed without a connection; the component reports a failure.
  useEffect(() => void loadStoredResults().catch(() => {}), []);
  if (list.isPending) return <BreweryListSkeleton />;
  if (list.isError && !list.data) {
    const isAway = isUnreachable(list.error) || isUnavailable(list.error);
    if (isAway && (isFiltered(search) || search.q)) {
      return (
        <Suspense fallback={<BreweryListSkeleton />}>
          <StoredResults search={search} near={near} visited={visited} onClear={onClear} />
        </Suspense>
      );
    }
    return (
      <>
        <ErrorState
          error={list.error}
          title="Failed to fetch breweries"
          onRetry={() => list.refetch()}
        />
        {between}
      </>
    );
  }
  const breweries = list.data.pages.flat().filter(notVisitedIf(search.notVisited, visited));
  if (breweries.length === 0 && !list.hasNextPage) {
    return (
      <>
        <NoBreweries search={search} onClear={onClear} />
        <Suspense>
          <NearestMatch search={search} near={near} />
        </Suspense>
        {between}
      </>
    );
  }
  return (
    <BreweryList
      breweries={breweries}
      visited={visited}
      isWhole={wasLoaded}
      isBehind={list.isPlaceholderData}
      between={between}
      more={
        list.hasNextPage
          ? { isLoading: list.isFetchingNextPage, load: list.fetchNextPage }
          : undefined
      }
    />
  );
}

/** Hides a brewery right after a check-in, before the list is fetched again. */
function notVisitedIf(isOn: true | undefined, visited: ReadonlySet<string>) {
  return ({ id }: ListedBrewery) => !isOn || !visited.has(id);
}
