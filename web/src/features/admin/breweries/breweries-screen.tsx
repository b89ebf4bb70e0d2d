import { SearchBox } from '../../../components/list/search-box.tsx';
import { FilterMenu } from '../../../components/list/toolbar/filter-menu.tsx';
import { Toolbar } from '../../../components/list/toolbar/toolbar.tsx';
import layout from '../layout.module.css';
import { type BreweriesFilter, useAllBreweries } from './breweries-query.ts';
import { CreateBrewery } from './create-brewery.tsx';
import { FoundBreweries } from './found-breweries.tsx';

export type { BreweriesFilter };

interface BreweriesScreenProps {
  filter: BreweriesFilter;
  onFilter: (filter: BreweriesFilter) => void;
}

const states = [
  { value: 'all', label: 'Open and closed' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

const owners = [
  { value: 'all', label: 'Any owner' },
  { value: 'some', label: 'Owned' },
  { value: 'none', label: 'No owner' },
] as const;

/** The administrators' list of all breweries, with a button that creates one. */
export function BreweriesScreen({ filter, onFilter }: BreweriesScreenProps) {
  const list = useAllBreweries(filter);
  const change = (part: keyof BreweriesFilter, value: string) => {
    const { [part]: _, ...others } = filter;
    onFilter({ ...others, ...(value !== '' && value !== 'all' && { [part]: value }) });
  };
  return (
    <section className={layout.screen} aria-label="Breweries">
      <Toolbar>
        <SearchBox
          label="Search all breweries"
          value={filter.q ?? ''}
          onSearch={(q) => change('q', q)}
        />
        <FilterMenu
          filters={[
            {
              label: 'State',
              options: states,
              value: filter.state ?? 'all',
              onChange: (state) => change('state', state),
            },
            {
              label: 'Owner',
              options: owners,
              value: filter.owner ?? 'all',
              onChange: (owner) => change('owner', owner),
            },
          ]}
        />
        <CreateBrewery />
      </Toolbar>
      <FoundBreweries
        list={list}
        isNarrowed={Object.keys(filter).length > 0}
        onShowAll={() => onFilter({})}
      />
    </section>
  );
}
