import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { ReactNode } from 'react';
import { Page } from '../../../components/layout/page.tsx';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../../lib/geolocation/geolocation-query.ts';
import { useIsOver } from '../../../lib/use-is-over.ts';
import styles from './breweries-screen.module.css';
import { BreweryList } from './brewery-list.tsx';
import { useBreweryList } from './brewery-list-query.ts';
import { BreweryListSkeleton } from './brewery-list-skeleton.tsx';
import { ListLocationNotice } from './list-location-notice.tsx';

/** How long the list waits for the position before it shows unsorted breweries, in milliseconds. */
const POSITION_GRACE_MS = 1500;

interface BreweriesScreenProps {
  /** The search words; empty for all breweries. */
  q: string;
  onSearch: (words: string) => void;
  /** The banner that administrators chose for this page. */
  banner: ReactNode;
  /** The administrators' actions. */
  actions?: ReactNode;
  /** The way to the trails. */
  trails?: ReactNode;
}

/** The list of breweries, nearest first, with a search. */
export function BreweriesScreen(props: BreweriesScreenProps) {
  const { q, onSearch, banner, actions, trails } = props;
  const { result, retry } = useLastPosition(positionOptions.list);
  const isGraceOver = useIsOver(POSITION_GRACE_MS);
  const near = result?.ok ? result.position : undefined;
  const list = useBreweryList(q, near, result !== undefined || isGraceOver);
  const refresh = () => {
    retry();
    return list.refetch();
  };
  return (
    <Page underHeader>
      <PullToRefresh onRefresh={refresh} />
      <div className={styles.top}>
        <HeaderPicture src={null} fallback={standInHeaders.breweries} height={132}>
          <h1 className={styles.title}>Nearby Breweries</h1>
        </HeaderPicture>
        {banner}
        {actions}
        <SearchBox label="Search breweries" value={q} onSearch={onSearch} />
        {!q && trails}
        {result && !result.ok && <ListLocationNotice failure={result.failure} onRetry={retry} />}
      </div>
      <Breweries list={list} q={q} />
    </Page>
  );
}

function Breweries({ list, q }: { list: ReturnType<typeof useBreweryList>; q: string }) {
  if (list.isPending) return <BreweryListSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        error={list.error}
        title="Failed to fetch breweries"
        onRetry={() => list.refetch()}
      />
    );
  }
  const breweries = list.data.pages.flat();
  if (breweries.length === 0) {
    return (
      <div role="status">
        <EmptyState
          drawing={q ? 'search' : 'breweries'}
          title="No breweries found"
          hint={q ? 'Try adjusting your search terms' : undefined}
        />
      </div>
    );
  }
  return (
    <BreweryList
      breweries={breweries}
      isBehind={list.isPlaceholderData}
      more={
        list.hasNextPage
          ? { isLoading: list.isFetchingNextPage, load: list.fetchNextPage }
          : undefined
      }
    />
  );
}
