import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
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
import { OwnBreweryCard, type OwnBrewerySlots } from './own-brewery-card.tsx';

interface SlotsProps {
  slots: (brewery: ListedBrewery) => OwnBrewerySlots;
}

/** The dashboard of owners and staff: their breweries and events. */
export function DashboardScreen({ slots }: SlotsProps) {
  const { data, error, refetch } = useYourBreweries();
  return (
    <Page>
      {data ? (
        <Dashboard {...data} slots={slots} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

interface DashboardProps extends SlotsProps {
  owned: ListedBrewery[];
  /** The breweries of which the person is on the staff. */
  staffed: ListedBrewery[];
}

function Dashboard({ owned, staffed, slots }: DashboardProps) {
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
                  slots={slots(brewery)}
                  isStaff={staffed.includes(brewery)}
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
