import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Suspense } from 'react';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { Page } from '../../components/layout/page.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { ErrorState } from '../../components/state/error-state.tsx';
import { Skeleton } from '../../components/state/skeleton.tsx';
import { refusal } from '../../data/errors.ts';
import { useSignedInUser } from '../../data/session.ts';
import { counted } from '../../lib/text/numbers.ts';
import { useYourBreweries } from '../breweries/shared/use-your-breweries.ts';
import { OwnBreweryCard } from './card/own-brewery-card.tsx';
import styles from './dashboard-screen.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import type { DashboardSlots } from './dashboard-slots.ts';

const BrewerySwitch = lazy(() => import('./brewery-switch.tsx'));

interface DashboardScreenProps {
  /** The id of the chosen brewery; by default the first one. */
  at: string | undefined;
  slots: DashboardSlots;
}

/** The dashboard of owners and staff: one of their breweries this evening, and its events. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { data, error, refetch } = useYourBreweries();
  return (
    <Page>
      {data ? (
        <Dashboard {...data} {...props} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** The header, which is known before the breweries are, and their placeholders. */
function Loading() {
  const { ownedBreweries, staffBreweries } = useSignedInUser();
  return (
    <>
      {ownedBreweries + staffBreweries > 0 && (
        <Header owned={ownedBreweries} staffed={staffBreweries} />
      )}
      <DashboardSkeleton />
    </>
  );
}

/** The title, and how many breweries the person owns or is on the staff of. */
function Header({ owned, staffed }: { owned: number; staffed: number }) {
  return (
    <header>
      <h1 className={styles.title}>
        {owned > 0 ? 'Brewery Owner Dashboard' : 'Brewery Staff Dashboard'}
      </h1>
      <p className={styles.subtitle}>Manage {counted(owned + staffed, 'brewery', 'breweries')}</p>
    </header>
  );
}

interface DashboardProps extends DashboardScreenProps {
  owned: ListedBrewery[];
  /** The breweries of which the person is on the staff. */
  staffed: ListedBrewery[];
}

function Dashboard({ owned, staffed, at, slots }: DashboardProps) {
  const breweries = [...owned, ...staffed];
  const brewery = breweries.find(({ id }) => id === at) ?? breweries[0];
  if (!brewery) return <NoBreweries />;
  return (
    <>
      <Header owned={owned.length} staffed={staffed.length} />
      {breweries.length > 1 && (
        <Suspense fallback={<Skeleton width="100%" height={52} />}>
          <BrewerySwitch breweries={breweries} chosen={brewery.id} />
        </Suspense>
      )}
      <Columns key={brewery.id} split="start">
        <Column>
          <OwnBreweryCard brewery={brewery} isStaff={staffed.includes(brewery)} slots={slots} />
        </Column>
        <Column>
          {brewery.closedAt === null && <Suspense>{slots.news(brewery)}</Suspense>}
          {slots.events(brewery)}
        </Column>
      </Columns>
    </>
  );
}

function NoBreweries() {
  return (
    <EmptyState
      drawing="breweries"
      heading="h1"
      title="No Breweries Found"
      hint="You do not own a brewery here yet. Claim yours on its page, or contact an administrator."
      action={<ButtonLink to="/">Back to Home</ButtonLink>}
    />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status } = refusal(error);
  if (status !== 401 && status !== 403) {
    return <ErrorState error={error} title="Your breweries did not load" onRetry={onRetry} />;
  }
  return (
    <EmptyState
      drawing="error"
      heading="h1"
      title="Access Denied"
      hint="Please sign in to see your breweries."
      action={<ButtonLink to="/welcome">Sign In</ButtonLink>}
    />
  );
}
