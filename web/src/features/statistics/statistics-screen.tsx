import { useState } from 'react';
import { Column, Columns } from '../../components/layout/columns/columns.tsx';
import { BackFromTool } from '../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../components/layout/page.tsx';
import { RefusalState } from '../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';
import { trpc } from '../../data/trpc.ts';
import { CheckinsCard } from './charts/checkins-card.tsx';
import { TimesCard } from './charts/times-card.tsx';
import { DownloadTotals } from './download/download-totals.tsx';
import { PeopleTiles } from './figures/people-tiles.tsx';
import { PeriodSwitch } from './figures/period-switch.tsx';
import { periodText } from './figures/period-texts.ts';
import { ViewsCard } from './figures/views-card.tsx';
import { NoCheckins } from './no-checkins.tsx';
import styles from './statistics-screen.module.css';

const MINUTE_MS = 60_000;
const WEEK = 7;

/** The statistics of a brewery for its owners and staff. */
export function StatisticsScreen({ id }: { id: string }) {
  const { data: brewery } = trpc.breweries.byId.useQuery({ id });
  const query = trpc.statistics.ofBrewery.useQuery(
    { breweryId: id },
    { refetchInterval: MINUTE_MS },
  );
  const { data: statistics, error, refetch } = query;
  const [days, setDays] = useState(WEEK);
  const period = statistics?.periods.find((one) => one.days === days);
  return (
    <Page>
      <header>
        <BackFromTool id={id} />
        <h1 className={styles.title}>Statistics</h1>
        {statistics && <p className={styles.hint}>{periodText(statistics, days)}</p>}
      </header>
      {statistics && period ? (
        <>
          {!statistics.hasCheckins && <NoCheckins id={id} />}
          <PeriodSwitch chosen={days} onChoose={setDays} />
          <Columns split="half">
            {statistics.hasCheckins && (
              <Column>
                <CheckinsCard days={statistics.days} period={period} />
                <PeopleTiles period={period} favorites={statistics.favorites} />
                <TimesCard statistics={statistics} />
              </Column>
            )}
            <Column>
              <ViewsCard period={period} />
              <footer className={styles.notes}>
                <p>
                  Nobody is followed. A number about fewer than five people is not shown. Views are
                  those of people who are signed in, once a person and day; days with fewer than
                  five of them are left out. Days end at midnight at the brewery.
                </p>
                {brewery?.viewer.canEdit && <DownloadTotals brewery={brewery} />}
              </footer>
            </Column>
          </Columns>
        </>
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owners and the staff of this brewery see its statistics."
          failed="The statistics did not load"
          onRetry={() => refetch()}
        />
      ) : (
        <Loading>
          <CardSkeleton height={52} />
          <CardSkeleton height={248} />
          <CardSkeleton height={212} />
        </Loading>
      )}
    </Page>
  );
}
