import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { type HistoryFilter, useHistory } from '../../history/shared/history-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import styles from './history-screen.module.css';
import { KindSelect } from './kind-select.tsx';

export type { HistoryFilter };

const HistoryList = lazy(() => import('../../history/shared/history-list.tsx'));

interface HistoryScreenProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
}

/** The history of all changes, filtered by kind, name, brewery and person. */
export function HistoryScreen({ filter, onFilter }: HistoryScreenProps) {
  const history = useHistory(filter);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  const search = ({ q: _, ...others }: HistoryFilter, q: string) =>
    onFilter(q ? { ...others, q } : others);
  const choose = ({ kind: _, ...others }: HistoryFilter, kind: HistoryFilter['kind']) =>
    onFilter(kind ? { ...others, kind } : others);
  return (
    <section className={styles.screen} aria-label="History">
      <div className={styles.filters}>
        <SearchBox
          label="Search by what or who"
          value={filter.q ?? ''}
          onSearch={(q) => search(filter, q)}
        />
        <KindSelect value={filter.kind} onChange={(kind) => choose(filter, kind)} />
        <ActiveFilters filter={filter} entries={entries ?? []} onFilter={onFilter} />
      </div>
      <Suspense fallback={<CardSkeleton height={120} />}>
        <HistoryList
          history={history}
          isNarrowed={Object.keys(filter).length > 0}
          onShowAll={() => onFilter({})}
          isLinked
        />
      </Suspense>
    </section>
  );
}
