import { fold } from '@hoptrail/contracts/lib/text/fold';
import { hasWords } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BreweryHit } from '@hoptrail/contracts/search/search';
import { keepPreviousData } from '@tanstack/react-query';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { ErrorState } from '../../components/state/error-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { nextPages } from '../../data/next-page.ts';
import { isUnavailable, isUnreachable } from '../../data/offline/offline.ts';
import { trpc } from '../../data/trpc.ts';
import { roundDegrees } from '../../lib/geolocation/round-degrees.ts';
import { type Group, groupsOf } from './groups.ts';
import { HitGroup } from './hit-group.tsx';
import { listedHits } from './listed-hits.ts';
import styles from './search-screen.module.css';
import type { SearchScreenProps } from './search-screen.tsx';
import { storedHits } from './stored-hits.ts';

interface SearchResultsProps extends Omit<SearchScreenProps, 'onSearch'> {
  /** Of the search, folded; at least one. */
  words: readonly string[];
  /** Called when the person opens what was found. */
  onOpen: () => void;
}

/** What a search found, by kind; without a connection of what this device has. */
export function SearchResults(props: SearchResultsProps) {
  const { q, near, isReady, words, storedBreweries, onOpen } = props;
  const position = near && { lat: roundDegrees(near.latitude), lng: roundDegrees(near.longitude) };
  const query = trpc.search.find.useQuery(
    { q, ...position },
    { enabled: isReady, placeholderData: keepPreviousData },
  );
  const isAway = query.isError && (isUnreachable(query.error) || isUnavailable(query.error));
  const isLocal = isAway || query.fetchStatus === 'paused';
  const { listed, isLoading, failed } = useListed(words, near);
  const had = trpc.beers.had.list.useInfiniteQuery(
    { limit: 50 },
    { ...nextPages, enabled: isLocal },
  );
  if (query.isError && !isAway) {
    return <ErrorState error={query.error} title="The search failed" onRetry={query.refetch} />;
  }
  const beers = had.data?.pages.flatMap((page) => page.beers) ?? [];
  const found = isLocal
    ? storedHits(words, { breweries: storedBreweries, beers, near })
    : query.data;
  if (!found) return <Searching />;
  const groups = groupsOf({ ...found, ...listed });
  if (groups.length === 0 && isLoading) return <Searching />;
  if (groups.length === 0 && failed && !isLocal) {
    return <ErrorState error={failed.error} title="The search failed" onRetry={failed.refetch} />;
  }
  return (
    <>
      {isLocal && (
        <p role="status" className={styles.note}>
          Without a connection, only what is on this device is searched.
        </p>
      )}
      {groups.length === 0 ? (
        <Nothing q={q} />
      ) : (
        <Groups groups={groups} isBehind={query.isPlaceholderData} onOpen={onOpen} />
      )}
      {!isLocal && hasMore(found.breweries, words) && (
        <ButtonLink to="/breweries" search={{ q }} look="quiet" onClick={onOpen}>
          All breweries with “{q}”
        </ButtonLink>
      )}
    </>
  );
}

/** Returns whether the search of all breweries, which forgives no letter, may find more. */
function hasMore(breweries: readonly BreweryHit[], words: readonly string[]): boolean {
  const isFull = breweries.length === SEARCH_HITS;
  return (
    isFull &&
    breweries.every(({ name, city, state }) => hasWords(fold(`${name} ${city} ${state}`), words))
  );
}

interface GroupsProps {
  groups: readonly Group[];
  isBehind: boolean;
  onOpen: () => void;
}

function Groups({ groups, isBehind, onOpen }: GroupsProps) {
  return (
    <div className={styles.results} aria-busy={isBehind}>
      {groups.map((group) => (
        <HitGroup key={group.title} group={group} onOpen={onOpen} />
      ))}
    </div>
  );
}

function Searching() {
  return (
    <Loading>
      <CardSkeleton height={320} />
    </Loading>
  );
}

function Nothing({ q }: { q: string }) {
  return (
    <div role="status">
      <EmptyState
        drawing="search"
        title={`Nothing is called “${q}”`}
        hint="Try fewer words, or only the beginning of a name"
      />
    </div>
  );
}

/** Finds the events and trails that have the words, in the lists that the app has anyway. */
function useListed(words: readonly string[], near: SearchScreenProps['near']) {
  const special = trpc.events.special.list.useQuery();
  const weekly = trpc.events.weekly.list.useQuery();
  const trails = trpc.trails.list.useQuery();
  const queries = [special, weekly, trails];
  const { data: ofSpecial = [] } = special;
  const { data: ofWeekly = [] } = weekly;
  const { data: ofTrails = [] } = trails;
  return {
    listed: listedHits(words, { special: ofSpecial, weekly: ofWeekly, trails: ofTrails, near }),
    isLoading: queries.some((query) => query.isLoading),
    failed: queries.find((query) => query.isLoadingError),
  };
}
