import { Button } from '../../../components/actions/button.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { byDay } from './by-day.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './history-list.module.css';
import type { useBreweryHistory, useHistory } from './history-query.ts';

interface HistoryListProps {
  history: ReturnType<typeof useHistory> | ReturnType<typeof useBreweryHistory>;
  /** Whether people and breweries link to their own history. */
  isLinked?: boolean;
  /** Whether a filter is active. */
  isNarrowed?: boolean;
  onShowAll?: (() => void) | undefined;
}

/** The entries grouped by day, newest first. */
export default function HistoryList(props: HistoryListProps) {
  const { history, isLinked = false, isNarrowed = false, onShowAll } = props;
  return (
    <PagedList
      query={history}
      items={history.data?.pages.flatMap((page) => page.entries)}
      failed="The history did not load"
      skeleton={{ rows: 3, height: 120 }}
      empty={<NoEntries isNarrowed={isNarrowed} onShowAll={onShowAll} />}
      more="Show earlier changes"
    >
      {(entries) =>
        byDay(entries, new Date()).map(({ day, entries: ofDay }) => (
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
        ))
      }
    </PagedList>
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
