import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { Suspense, useMemo, useState } from 'react';
import { useConfirmation } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { PendingState } from '../../components/state/pending-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { grouped } from '../../lib/text/numbers.ts';
import { groupByBadge } from './badge-groups.ts';
import { RankRow } from './rank-row.tsx';
import styles from './rankings.module.css';
import { withOwnEntry } from './with-own-entry.ts';

const ProfileSheet = lazy(() => import('../profiles/shared/profile-sheet.tsx'), { silent: true });

/** The badges, highest first, with their people. */
export function Rankings({ user }: { user: OwnUser }) {
  const leaderboard = trpc.checkins.leaderboard.useQuery({});
  const sheet = useConfirmation('profile');
  const [chosen, setChosen] = useState<LeaderboardEntry>();
  const open = (entry: LeaderboardEntry) => {
    setChosen(entry);
    sheet.show();
  };
  const { data } = leaderboard;
  const groups = useMemo(() => groupByBadge(withOwnEntry(data ?? [], user)), [data, user]);

  if (!data) {
    return (
      <PendingState
        query={leaderboard}
        failed="The leaderboard did not load"
        skeleton={<RankingsSkeleton />}
      />
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState
        drawing="rankings"
        title="No rankings available"
        hint="Start checking in to appear on the leaderboard!"
      />
    );
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ tier, entries }) => (
        <section key={tier.slug} aria-labelledby={tier.slug}>
          <header className={styles.heading}>
            <img src={tier.icon} alt="" width={40} height={40} />
            <h2 id={tier.slug}>{tier.name}</h2>
            <span className={styles.threshold}>{grouped(tier.minCheckins)}+</span>
          </header>
          <ol className={styles.group}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.place}>
                {entry.id === user.id ? (
                  <RankRow {...entry} own />
                ) : (
                  <RankRow {...entry} {...(entry.showsLogbook && { onOpen: open })} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {chosen && (
        <Suspense>
          <ProfileSheet person={chosen} open={sheet.open} onClose={sheet.hide} />
        </Suspense>
      )}
    </div>
  );
}

function RankingsSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <CardSkeleton key={row} height={64} />
        ))}
      </div>
    </Loading>
  );
}
