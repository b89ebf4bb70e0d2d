import { historyKindTexts } from '@hoptrail/contracts/lists/history-kind-texts';
import { historyKinds } from '@hoptrail/contracts/lists/history-kinds';
import { Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { FilterMenu } from '../../../components/list/toolbar/filter-menu.tsx';
import { Toolbar } from '../../../components/list/toolbar/toolbar.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { type HistoryFilter, useHistory } from '../../history/shared/history-query.ts';
import layout from '../layout.module.css';
import { ActiveFilters } from './active-filters.tsx';

export type { HistoryFilter };

const HistoryList = lazy(() => import('../../history/shared/history-list.tsx'));

const kinds = [
  { value: '', label: 'Everything' },
  ...historyKinds.map((kind) => ({ value: kind, label: historyKindTexts[kind].plural })),
];

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
    <section className={layout.screen} aria-label="History">
      <Toolbar>
        <SearchBox
          label="Search by what or who"
          value={filter.q ?? ''}
          onSearch={(q) => search(filter, q)}
        />
        <FilterMenu
          filters={[
            {
              label: 'What was changed',
              options: kinds,
              value: filter.kind ?? '',
              onChange: (chosen) =>
                choose(
                  filter,
                  historyKinds.find((kind) => kind === chosen),
                ),
            },
          ]}
        />
      </Toolbar>
      <ActiveFilters filter={filter} entries={entries ?? []} onFilter={onFilter} />
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
