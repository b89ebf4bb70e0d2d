import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { byDay } from './by-day.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './history-list.module.css';
import type { useBreweryHistory, useHistory } from './history-query.ts';

interface HistoryListProps {
  history: ReturnType<typeof useHistory> | ReturnType<typeof useBreweryHistory>;
  /** Whether people and breweries lead to their own part of the history. */
  isLinked?: boolean;
  /** Whether something is left out that would be there otherwise. */
  isNarrowed?: boolean;
  onShowAll?: (() => void) | undefined;
}

/** Entries under the days on which they happened, newest first. */
export function HistoryList(props: HistoryListProps) {
  const { history, isLinked = false, isNarrowed = false, onShowAll } = props;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  if (!data) {
    return error ? (
      <ErrorState error={error} title="The history did not load" onRetry={() => refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <NoEntries isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <>
      {byDay(entries, new Date()).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.title}>{day}</h2>
          <ul className={styles.list}>
            {ofDay.map((entry) => (
              <li key={entry.seq}>
                <EntryCard entry={entry} isLinked={isLinked} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button look="quiet" aria-disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
        </Button>
      )}
    </>
  );
}

function NoEntries({ isNarrowed, onShowAll }: Pick<HistoryListProps, 'isNarrowed' | 'onShowAll'>) {
  if (!isNarrowed) {
    return (
      <EmptyState
        drawing="events"
        title="Nothing was changed yet"
        hint="Whatever owners and administrators change is listed here."
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title="No such changes"
      hint="Try other words, or everything."
      action={
        <Button look="quiet" onClick={onShowAll}>
          Show everything
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={120} radius="var(--radius-card)" />
        ))}
      </div>
    </Loading>
  );
}
