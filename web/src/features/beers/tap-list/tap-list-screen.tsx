import { BackFromTool } from '../../../components/layout/navigation/back-from-tool.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { LoadingLine } from '../../../components/state/loading-line.tsx';
import { RefusalState } from '../../../components/state/refusal-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { updatedText } from '../updated-text.ts';
import { TapList } from './tap-list.tsx';
import styles from './tap-list-screen.module.css';

/** The screen where owners and administrators edit a tap list. */
export function TapListScreen({ id }: { id: string }) {
  const { data: brewery } = trpc.breweries.byId.useQuery({ id });
  const { data: beers, error, refetch } = trpc.beers.ofBrewery.useQuery({ breweryId: id });
  const { data: change } = trpc.beers.changed.useQuery({ breweryId: id });
  const updated = updatedText(change?.changedAt);
  return (
    <Page>
      <header>
        <BackFromTool id={id} />
        <h1 className={styles.title}>Tap List</h1>
        <p className={styles.hint}>
          {updated ? `${updated}. ` : ''}The Beer Finder searches what is on tap.
        </p>
      </header>
      {beers ? (
        <TapList breweryId={id} beers={beers} menu={brewery ?? {}} />
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owners and the staff of this brewery can edit its tap list."
          failed="The tap list did not load"
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingLine>Loading the tap list...</LoadingLine>
      )}
    </Page>
  );
}
