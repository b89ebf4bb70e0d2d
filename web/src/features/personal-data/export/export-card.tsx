import FileBraces from 'lucide-react/icons/file-braces';
import Image from 'lucide-react/icons/image';
import Luggage from 'lucide-react/icons/luggage';
import MapPinned from 'lucide-react/icons/map-pinned';
import Sheet from 'lucide-react/icons/sheet';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import shared from '../your-data.module.css';
import styles from './export-card.module.css';
import { ExportState } from './export-state.tsx';

const contents = [
  { Icon: Sheet, what: 'Check-ins and beers', format: 'CSV' },
  { Icon: MapPinned, what: 'Visits for maps', format: 'GPX' },
  { Icon: Image, what: 'Your pictures', format: 'WebP' },
  { Icon: FileBraces, what: 'All the rest', format: 'JSON' },
] as const;

const POLL_MS = 2000;

/** The export of the person's data: what it contains, its state and the next step. */
export function ExportCard() {
  const status = trpc.personalData.exportStatus.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && POLL_MS,
  });
  return (
    <section className={shared.section} aria-labelledby="take-along">
      <h2 id="take-along">Take It Along</h2>
      <div className={shared.card}>
        <div className={styles.intro}>
          <span className={styles.mark}>
            <Luggage size={26} aria-hidden />
          </span>
          <p className={shared.words}>One zip with everything Hoptrail knows about you.</p>
        </div>
        <ul className={styles.contents}>
          {contents.map(({ Icon, what, format }) => (
            <li key={format} className={styles.content}>
              <Icon size={18} aria-hidden />
              <span>{what}</span>
              <span className={styles.format}>{format}</span>
            </li>
          ))}
        </ul>
        {status.data ? (
          <ExportState status={status.data} />
        ) : status.error ? (
          <ErrorState
            error={status.error}
            title="The state of your export did not load"
            onRetry={status.refetch}
          />
        ) : (
          <Loading>
            <Skeleton width="100%" height={52} radius="var(--radius-full)" />
          </Loading>
        )}
      </div>
    </section>
  );
}
