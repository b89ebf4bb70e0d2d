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
  const { q: words, state: present } = filter;
  return (
    <section className={layout.screen} aria-label="Breweries">
      <CreateBrewery />
      <div className={styles.filters}>
        <SearchBox
          label="Search all breweries"
          value={words ?? ''}
          onSearch={(q) => onFilter({ ...(q && { q }), ...(present && { state: present }) })}
        />
        <FilterBar
          label="Breweries to show"
          options={states}
          value={present ?? 'all'}
          onChange={(state) =>
            onFilter({ ...(words && { q: words }), ...(state !== 'all' && { state }) })
          }
        />
      </div>
      <FoundBreweries
        list={list}
        isNarrowed={words !== undefined || present !== undefined}
        onShowAll={() => onFilter({})}
      />
    </section>
  );
}
