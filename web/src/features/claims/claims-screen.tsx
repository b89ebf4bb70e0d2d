import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { grouped } from '../../lib/numbers.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './claims-screen.module.css';
import { OpenClaimCard } from './open-claim-card.tsx';

/** What waits for an administrator's answer, longest first. */
export function ClaimsScreen() {
  const claims = trpc.claims.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = claims;
  if (!data && error) {
    return <ErrorState error={error} title="The claims did not load" onRetry={() => refetch()} />;
  }
  if (!data) return <ClaimsSkeleton />;
  const open = data.pages.flatMap((page) => page.claims);
  const total = data.pages.at(-1)?.total ?? open.length;
  if (open.length === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="No open claims"
        hint="When somebody says that a brewery is theirs, you decide here."
      />
    );
  }
  return (
    <section className={styles.screen} aria-labelledby="open-claims">
      <h2 id="open-claims" className={styles.title}>
        {grouped(total)} open {total === 1 ? 'claim' : 'claims'}
      </h2>
      <ul className={styles.list}>
        {open.map((claim) => (
          <li key={claim.id}>
            <OpenClaimCard claim={claim} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" aria-disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </section>
  );
}

function ClaimsSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        <Skeleton width="100%" height={300} radius="var(--radius-card)" />
        <Skeleton width="100%" height={300} radius="var(--radius-card)" />
      </div>
    </Loading>
  );
}
