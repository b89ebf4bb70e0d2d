import { EmptyState } from '../../../components/state/empty-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { AdminList } from '../admin-list.tsx';
import layout from '../layout.module.css';
import styles from './claims-screen.module.css';
import { OpenClaimCard } from './open-claim-card.tsx';
import { RunningVersion } from './running-version.tsx';

/** The first screen of the administration: the open claims, oldest first, and the version that runs. */
export function ClaimsScreen() {
  const claims = trpc.admin.claims.list.useInfiniteQuery({}, freshPages);
  const total = claims.data?.pages.at(-1)?.total ?? 0;
  return (
    <section className={layout.screen} aria-label="Open claims">
      <AdminList
        query={claims}
        items={claims.data?.pages.flatMap((page) => page.claims)}
        failed="The claims did not load"
        skeleton={{ rows: 2, height: 300 }}
        empty={
          <EmptyState
            drawing="breweries"
            title="No open claims"
            hint="When somebody says that a brewery is theirs, you decide here."
          />
        }
        head={<h2 className={styles.title}>{counted(total, 'open claim', 'open claims')}</h2>}
      >
        {(claim) => <OpenClaimCard claim={claim} />}
      </AdminList>
      <RunningVersion />
    </section>
  );
}
