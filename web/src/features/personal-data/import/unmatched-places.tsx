import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import shared from '../your-data.module.css';
import styles from './import-card.module.css';

/** The places of an import that are no breweries here, the most frequent first. */
export default function UnmatchedPlaces({ importId }: { importId: string }) {
  const unmatched = trpc.personalData.unmatched.useQuery({ id: importId });
  if (unmatched.error || !unmatched.data) {
    const skeleton = <CardSkeleton height={200} />;
    return <PendingState query={unmatched} failed="The places did not load" skeleton={skeleton} />;
  }
  const { places, total } = unmatched.data;
  return (
    <div className={styles.dialog}>
      <p className={shared.note}>
        Hoptrail knows no brewery of this name there. Your check-ins keep the place as it was.
      </p>
      <ul className={styles.rows}>
        {places.map(({ name, city, state, country, checkins }) => (
          <li key={[name, city, state].join()} className={styles.row}>
            <div>
              <p className={styles.place}>{name}</p>
              <p className={shared.note}>{[city, state, country].filter(Boolean).join(', ')}</p>
            </div>
            <span>{grouped(checkins)}</span>
          </li>
        ))}
      </ul>
      {total > places.length && (
        <p className={shared.note}>And {grouped(total - places.length)} more places.</p>
      )}
    </div>
  );
}
