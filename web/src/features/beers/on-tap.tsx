import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { trpc } from '../../data/trpc.ts';
import { BeerLine } from './beer-line.tsx';
import styles from './on-tap.module.css';
import { updatedText } from './updated-text.ts';

const SHOWN_FIRST = 6;

interface OnTapProps {
  breweryId: string;
  /** Whether the reader may edit the list. */
  canEdit: boolean;
}

/** The beers on tap and coming soon on a brewery's page; renders nothing without a tap list. */
export default function OnTap({ breweryId, canEdit }: OnTapProps) {
  const { data: beers, isError, refetch } = trpc.beers.onTap.useQuery({ breweryId });
  const { data: change } = trpc.beers.changed.useQuery({ breweryId });
  const [showsAll, setShowsAll] = useState(false);
  if (isError && !beers) return <NotLoaded onRetry={() => refetch()} />;
  if (!beers || (beers.length === 0 && !canEdit)) return null;
  const shown = showsAll ? beers : beers.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.section} aria-labelledby="on-tap">
      <header className={styles.header}>
        <h2 id="on-tap">On tap</h2>
        <p className={styles.updated}>{beers.length > 0 && updatedText(change?.changedAt)}</p>
      </header>
      {beers.length > 0 && (
        <ul className={styles.list}>
          {shown.map((beer) => (
            <li key={beer.id}>
              <BeerLine beer={beer} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      {beers.length === 0 && (
        <p className={styles.empty}>
          Nothing is on tap yet. The Beer Finder shows fans what you list here.
        </p>
      )}
      {shown.length < beers.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          Show all {beers.length} beers
        </Button>
      )}
      {canEdit && (
        <ButtonLink to="/brewery/$id/beers" params={{ id: breweryId }} look="quiet">
          Edit Tap List
        </ButtonLink>
      )}
    </section>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.section}>
      <h2>On tap</h2>
      <p className={styles.empty} role="alert">
        The tap list did not load.
      </p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
