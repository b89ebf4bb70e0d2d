import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import cardList from '../../../components/list/card-list.module.css';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { refusal } from '../../../data/errors.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { useYourBreweries } from '../../breweries/shared/use-your-breweries.ts';
import styles from './dashboard-screen.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { eventKinds } from './event-kinds.tsx';
import { OwnBreweryCard } from './own-brewery-card.tsx';

interface DashboardScreenProps {
  /** Renders the news of a brewery. */
  news: (brewery: ListedBrewery) => ReactNode;
}

/** The dashboard of owners and staff: their breweries and events. */
export function DashboardScreen({ news }: DashboardScreenProps) {
  const { data, error, refetch } = useYourBreweries();
  return (
    <Page>
      {data ? (
        <Dashboard {...data} news={news} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

interface DashboardProps extends DashboardScreenProps {
  owned: ListedBrewery[];
  /** The breweries of which the person is on the staff. */
  staffed: ListedBrewery[];
}

function Dashboard({ owned, staffed, news }: DashboardProps) {
  const breweries = [...owned, ...staffed];
  if (breweries.length === 0) return <NoBreweries />;
  return (
    <>
      <header>
        <h1 className={styles.title}>
          {owned.length > 0 ? 'Brewery Owner Dashboard' : 'Brewery Staff Dashboard'}
        </h1>
        <p className={styles.subtitle}>
          Manage {counted(breweries.length, 'brewery', 'breweries')}
        </p>
      </header>
      <Columns split="start">
        <Column>
          <ul className={cardList.list}>
            {breweries.map((brewery) => (
              <li key={brewery.id}>
                <OwnBreweryCard
                  brewery={brewery}
                  isStaff={staffed.includes(brewery)}
                  news={news(brewery)}
                />
              </li>
            ))}
          </ul>
        </Column>
        <Column>
          {eventKinds.map(([name, { Own }]) => (
            <Own key={name} breweries={breweries} />
          ))}
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
