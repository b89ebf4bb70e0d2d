import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import layout from '../layout.module.css';
import { type BreweriesFilter, useAllBreweries } from './breweries-query.ts';
import styles from './breweries-screen.module.css';
import { CreateBrewery } from './create-brewery.tsx';
import { FoundBreweries } from './found-breweries.tsx';

export type { BreweriesFilter };

interface BreweriesScreenProps {
  filter: BreweriesFilter;
  onFilter: (filter: BreweriesFilter) => void;
}

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The administrators' list of all breweries, with a button that creates one. */
export function BreweriesScreen({ filter, onFilter }: BreweriesScreenProps) {
  const list = useAllBreweries(filter);
  const { q: query, state: current } = filter;
  return (
    <section className={layout.screen} aria-label="Breweries">
      <CreateBrewery />
      <div className={styles.filters}>
        <SearchBox
          label="Search all breweries"
          value={query ?? ''}
          onSearch={(q) => onFilter({ ...(q && { q }), ...(current && { state: current }) })}
        />
        <FilterBar
          label="Breweries to show"
          options={states}
          value={current ?? 'all'}
          onChange={(state) =>
            onFilter({ ...(query && { q: query }), ...(state !== 'all' && { state }) })
          }
        />
      </div>
      <FoundBreweries
        list={list}
        isNarrowed={query !== undefined || current !== undefined}
        onShowAll={() => onFilter({})}
      />
    </section>
  );
}
