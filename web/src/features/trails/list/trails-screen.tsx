import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import cardList from '../../../components/list/card-list.module.css';
import { PullToRefresh } from '../../../components/list/pull-to-refresh.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton, LoadingCards } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { today } from '../../../lib/text/dates.ts';
import { TrailCard } from './trail-card.tsx';
import { type TrailCardData, trailSections } from './trail-cards.ts';
import styles from './trails-screen.module.css';

const SEEN_FIRST = 2;

/** The trails that are open, and the person's own that are over, each with their progress. */
export function TrailsScreen() {
  return (
    <Page>
      <PullToRefresh />
      <Columns split="low">
        <Column>
          <header className={styles.top}>
            <BackLink to="/breweries">Breweries</BackLink>
            <h1>Trails</h1>
            <p className={styles.line}>A stamp at each stop, a badge at the end.</p>
          </header>
        </Column>
        <Column>
          <Trails />
        </Column>
      </Columns>
    </Page>
  );
}

function Trails() {
  const open = trpc.trails.list.useQuery();
  const own = trpc.trails.mine.useQuery();
  if (!open.data || !own.data) {
    const both = {
      error: open.error ?? own.error,
      refetch: () => void Promise.all([open.refetch(), own.refetch()]),
    };
    const skeleton = (
      <LoadingCards list={cardList.list}>
        <CardSkeleton height={272} />
      </LoadingCards>
    );
    return <PendingState query={both} failed="The trails did not load" skeleton={skeleton} />;
  }
  const { now, coming, over } = trailSections(open.data, own.data, today());
  if (now.length + coming.length + over.length === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="No trails just now"
        hint="When a trail opens, it is here. Your check-ins since its first day count."
        action={<ButtonLink to="/breweries">Breweries near you</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Section title="On now" trails={now} />
      <Section title="Coming" trails={coming} />
      <Section title="Over" trails={over} />
    </>
  );
}

function Section({ title, trails }: { title: string; trails: TrailCardData[] }): ReactNode {
  if (trails.length === 0) return null;
  return (
    <TitledList title={title}>
      <ul className={cardList.list}>
        {trails.map((trail, index) => (
          <li key={trail.trailId}>
            <TrailCard trail={trail} eager={index < SEEN_FIRST} />
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
