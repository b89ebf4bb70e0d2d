import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import styles from './paged-list.module.css';

/** What it needs to know of the question that brings the pages. */
interface PagedQuery {
  error: unknown;
  refetch: () => unknown;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Item> {
  query: PagedQuery;
  /** Those of all pages so far; undefined while there is none. */
  items: readonly Item[] | undefined;
  /** What is said when the first page did not come. */
  failed: string;
  /** What stands for the items until then: how many, and how high each is in pixels. */
  skeleton: { rows: number; height: number };
  /** Shown where there are no items at all. */
  empty: ReactNode;
  more?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that comes page by page, with what is shown before, instead, and below it. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, items, failed, skeleton, empty, more = 'Show more', children } = props;
  if (!items) {
    return query.error ? (
      <ErrorState error={query.error} title={failed} onRetry={() => query.refetch()} />
    ) : (
      <PagedSkeleton {...skeleton} />
    );
  }
  if (items.length === 0) return empty;
  return (
    <>
      <div className={styles.items} aria-busy={query.isPlaceholderData}>
        {children(items)}
      </div>
      {query.hasNextPage && (
        <Button
          look="quiet"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : more}
        </Button>
      )}
    </>
  );
}

function PagedSkeleton({ rows, height }: PagedListProps<never>['skeleton']) {
  return (
    <Loading>
      <div className={styles.items}>
        {[...Array(rows).keys()].map((row) => (
          <Skeleton key={row} width="100%" height={height} radius="var(--radius-card)" />
        ))}
      </div>
    </Loading>
  );
}
