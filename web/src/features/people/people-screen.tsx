import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './people-screen.module.css';
import { PersonCard } from './person-card.tsx';

interface PeopleScreenProps {
  q: string;
  onSearch: (words: string) => void;
}

/** Everybody with an account, for administrators: by name or address. */
export function PeopleScreen({ q, onSearch }: PeopleScreenProps) {
  return (
    <section className={styles.screen} aria-label="People">
      <SearchBox label="Search by name or email" value={q} onSearch={onSearch} />
      <People q={q} />
    </section>
  );
}

function People({ q }: { q: string }) {
  const found = trpc.people.list.useInfiniteQuery(q ? { q } : {}, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (!data && error) {
    return <ErrorState error={error} title="The people did not load" onRetry={() => refetch()} />;
  }
  if (!data) return <PeopleSkeleton />;
  const people = data.pages.flatMap((page) => page.people);
  if (people.length === 0) {
    return <EmptyState drawing="search" title="Nobody found" hint="Try a part of the name." />;
  }
  return (
    <>
      <ul className={styles.list} aria-busy={found.isPlaceholderData}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" aria-disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
}

function PeopleSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={168} radius="var(--radius-card)" />
        ))}
      </div>
    </Loading>
  );
}
