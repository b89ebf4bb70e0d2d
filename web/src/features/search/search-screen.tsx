import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { BackLink } from '../../components/layout/navigation/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { SearchBox } from '../../components/list/search-box.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { RecentList } from './recent/recent-list.tsx';
import { rememberSearch } from './recent/recent-searches.ts';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';

export interface SearchScreenProps {
  /** The words of the address; empty for none. */
  q: string;
  /** The position, and whether it is known or will not come. */
  near: Position | undefined;
  isReady: boolean;
  /** The breweries that this device has, for a search without a connection. */
  storedBreweries: readonly ListedBrewery[];
  onSearch: (text: string) => void;
}

/** The search for breweries, towns, beers, events and trails. */
export function SearchScreen({ onSearch, ...search }: SearchScreenProps) {
  const { q } = search;
  const { id: userId } = useSignedInUser();
  const words = foldedWords(q);
  return (
    <Page>
      <Columns split="low">
        <Column>
          <header className={styles.top}>
            <BackLink to="/breweries">Breweries</BackLink>
            <h1>Search</h1>
            <SearchBox
              label="Brewery, town, beer, event, trail"
              value={q}
              onSearch={onSearch}
              onEnter={(text) => rememberSearch(userId, text)}
            />
          </header>
        </Column>
        <Column>
          {words.length > 0 ? (
            <SearchResults {...search} words={words} onOpen={() => rememberSearch(userId, q)} />
          ) : (
            <RecentList
              empty={
                <EmptyState
                  drawing="search"
                  title="Find it by its name"
                  hint="A brewery, a town, a beer on tap, an event or a trail. One wrong letter does no harm."
                />
              }
            />
          )}
        </Column>
      </Columns>
    </Page>
  );
}
