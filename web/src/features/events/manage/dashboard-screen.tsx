import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { LoadingLine } from '../../../components/state/loading-line.tsx';
import { refusal } from '../../../data/errors.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import styles from './dashboard-screen.module.css';
import { eventKinds } from './event-kinds.tsx';
import { OwnedBreweryCard } from './owned-brewery-card.tsx';

/** The owner dashboard: a person's breweries and events. */
export function DashboardScreen() {
  const { id } = useSignedInUser();
  const { data: breweries, error, refetch } = trpc.users.ownedBreweries.useQuery({ id });
  return (
    <Page>
      {breweries ? (
        <Dashboard breweries={breweries} />
      ) : error ? (
        <Failed error={error} onRetry={() => refetch()} />
      ) : (
        <LoadingLine>Loading your breweries...</LoadingLine>
      )}
    </Page>
  );
}

function Dashboard({ breweries }: { breweries: ListedBrewery[] }) {
  if (breweries.length === 0) return <NoBreweries />;
  return (
    <>
      <header>
        <h1 className={styles.title}>Brewery Owner Dashboard</h1>
        <p className={styles.subtitle}>
          Manage {breweries.length} {breweries.length === 1 ? 'brewery' : 'breweries'}
        </p>
      </header>
      <ul className={styles.list}>
        {breweries.map((brewery) => (
          <li key={brewery.id}>
            <OwnedBreweryCard brewery={brewery} />
          </li>
        ))}
      </ul>
      {eventKinds.map(([name, { Own }]) => (
        <Own key={name} breweries={breweries} />
      ))}
    </>
  );
}

function NoBreweries() {
  return (
    <EmptyState
      drawing="breweries"
      heading="h1"
      title="No Breweries Found"
      hint="You do not own a brewery here yet. Please contact an administrator."
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
