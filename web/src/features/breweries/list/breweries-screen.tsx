import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { useIsOver } from '../../../lib/use-is-over.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterLine } from '../filters/filter-line.tsx';
import { type BreweriesSearch, filtersOf, isFiltered, toggled } from '../filters/filter-search.ts';
import { serverFilters } from '../filters/server-filters.ts';
import { useBreweryList } from '../queries/brewery-list-query.ts';
import { useKeepBreweries } from '../queries/use-keep-breweries.ts';
import styles from './breweries-screen.module.css';
import { BreweriesView } from './breweries-view.tsx';
import { BreweryResults } from './brewery-results.tsx';
import { ListLocationNotice } from './list-location-notice.tsx';
import { MapSwitch } from './map-switch.tsx';

/** How long the list waits for the position before it shows unsorted breweries, in milliseconds. */
const POSITION_GRACE_MS = 1500;

interface BreweriesScreenProps {
  /** The search words and filters of the address. */
  search: BreweriesSearch;
  /** Called with new search words, which replace those of the address. */
  onSearch: (search: BreweriesSearch) => void;
  /** Called with new filters; the way back leads to the former ones. */
  onFilter: (search: BreweriesSearch) => void;
  /** The banner that administrators chose for this page. */
  banner: ReactNode;
  /** The administrators' actions. */
  actions?: ReactNode;
  /** The way to the trails. */
  trails?: ReactNode;
}

/** The list of breweries, nearest first, with a search and filters. */
export function BreweriesScreen(props: BreweriesScreenProps) {
  const { search, onSearch, onFilter, banner, actions, trails } = props;
  const { q = '', within, ...others } = search;
  const { result, retry } = useLastPosition(positionOptions.list);
  const isGraceOver = useIsOver(POSITION_GRACE_MS);
  const near = result?.ok ? result.position : undefined;
  const isLocated = result?.ok !== false;
  // Without the position a distance means nothing.
  const { within: _, ...anywhere } = filtersOf(search);
  const applied = isLocated ? filtersOf(search) : anywhere;
  const filters = serverFilters(applied, useDistanceUnit());
  const isReady = result !== undefined || (isGraceOver && within === undefined);
  const list = useBreweryList({ q, filters, near }, isReady);
  useKeepBreweries(near);
  const refresh = () => {
    retry();
    return list.refetch();
  };
  const clear = () => {
    const off = Object.keys(filtersOf(search));
    onFilter(Object.fromEntries(Object.entries(search).filter(([name]) => !off.includes(name))));
  };
  // An empty list names its filters itself.
  const isNothing = list.data?.pages[0]?.length === 0;
  const tools = (
    <>
      <div className={styles.search}>
        <SearchBox
          label="Search breweries"
          value={q}
          onSearch={(text) => {
            const { q: _, ...rest } = search;
            onSearch(text ? { ...rest, q: text } : rest);
          }}
        />
        <MapSwitch search={search} onSwitch={onFilter} />
      </div>
      <FilterChips
        filters={filtersOf(search)}
        onToggle={(name) => onFilter(toggled(search, name))}
        onWithin={(radius) =>
          onFilter({ ...(q && { q }), ...others, ...(radius && { within: radius }) })
        }
      />
      {isFiltered(applied) && (search.view || !isNothing) && (
        <FilterLine filters={applied} onClear={clear} />
      )}
    </>
  );
  return (
    <Page underHeader>
      <BreweriesView
        search={search}
        filters={{ ...filters, ...(q && { q }) }}
        near={near}
        isPositionPending={result === undefined && !isGraceOver}
        tools={tools}
        onMove={onSearch}
      >
        <PullToRefresh onRefresh={refresh} />
        <Columns split="low">
          <Column>
            <div className={styles.top}>
              <HeaderPicture src={null} fallback={standInHeaders.breweries} height={132}>
                <div className={styles.heading}>
                  <h1 className={styles.title}>Nearby Breweries</h1>
                  <ButtonLink
                    to="/search"
                    look="round"
                    aria-label="Search beers, events and trails too"
                  >
                    <Search size={20} aria-hidden />
                  </ButtonLink>
                </div>
              </HeaderPicture>
              {tools}
              {result && !result.ok && (
                <ListLocationNotice
                  failure={result.failure}
                  hasDistance={within !== undefined}
                  onRetry={retry}
                />
              )}
              {banner}
              {actions}
            </div>
          </Column>
          <Column>
            <BreweryResults
              list={list}
              search={{ ...applied, ...(q && { q }) }}
              near={near}
              onClear={clear}
              between={!q && !isFiltered(search) && trails}
            />
          </Column>
        </Columns>
      </BreweriesView>
    </Page>
  );
}
