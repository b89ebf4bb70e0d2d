import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import type { useAllBreweries } from './breweries-query.ts';
import { BreweryRow } from './brewery-row.tsx';
import styles from './found-breweries.module.css';

interface FoundBreweriesProps {
  list: ReturnType<typeof useAllBreweries>;
  /** Whether something is left out that would be there otherwise. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The breweries that were asked for, and how many they are. */
export function FoundBreweries({ list, isNarrowed, onShowAll }: FoundBreweriesProps) {
  const { breweries, total, error, refetch, hasNextPage, isFetchingNextPage } = list;
  if (!breweries) {
    return error ? (
      <ErrorState error={error} title="The breweries did not load" onRetry={() => refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (breweries.length === 0) {
    return (
      <EmptyState
        drawing={isNarrowed ? 'search' : 'breweries'}
        title={isNarrowed ? 'No such breweries' : 'No breweries yet'}
        hint={isNarrowed ? 'Try other words, or all of them.' : 'Create the first one.'}
        action={
          isNarrowed && (
            <Button look="quiet" onClick={onShowAll}>
              Show all
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <p className={styles.total} role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'brewery' : 'breweries'}
      </p>
      <ul className={styles.list} aria-busy={list.isPlaceholderData}>
        {breweries.map((brewery) => (
          <li key={brewery.id}>
            <BreweryRow brewery={brewery} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="quiet"
          aria-disabled={isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height={72} radius="var(--radius-card)" />
        ))}
      </div>
    </Loading>
  );
}
