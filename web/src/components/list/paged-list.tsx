import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { PendingState } from '../state/pending-state.tsx';
import { CardSkeleton, Loading } from '../state/skeleton.tsx';
import styles from './paged-list.module.css';

/** The parts of the infinite query that it uses. */
interface PagedQuery {
  error: unknown;
  refetch: () => unknown;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface PagedListProps<Item> {
  query: PagedQuery;
  /** The items of all loaded pages; undefined before the first one. */
  items: readonly Item[] | undefined;
  /** The message when the first page did not load. */
  failed: string;
  /** The placeholders: how many, and their height in pixels. */
  skeleton: { rows: number; height: number };
  /** Shown when there are no items. */
  empty: ReactNode;
  more?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that loads page by page, with its loading, error and empty states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, items, failed, skeleton, empty, more = 'Show more', children } = props;
  if (!items) {
    return (
      <PendingState query={query} failed={failed} skeleton={<PagedSkeleton {...skeleton} />} />
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
          <CardSkeleton key={row} height={height} />
        ))}
      </div>
    </Loading>
  );
}
