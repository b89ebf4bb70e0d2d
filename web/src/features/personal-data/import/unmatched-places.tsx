import { ErrorState } from '../../../components/state/error-state.tsx';
import { Skeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import shared from '../your-data.module.css';
import styles from './import-card.module.css';

/** The places of an import that are no breweries here, the most frequent first. */
export default function UnmatchedPlaces({ importId }: { importId: string }) {
  const { data, error, refetch } = trpc.personalData.unmatched.useQuery({ id: importId });
  if (error) return <ErrorState error={error} title="The places did not load" onRetry={refetch} />;
  if (!data) return <Skeleton width="100%" height={200} radius="var(--radius-card)" />;
  const { places, total } = data;
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
