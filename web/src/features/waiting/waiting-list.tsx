import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { useIsOnline } from '../../data/offline/offline.ts';
import { dateText } from '../../lib/text/dates.ts';
import { clockText } from '../../lib/text/times.ts';
import styles from './waiting-list.module.css';
import type { WaitingRow } from './waiting-rows.ts';

/** What waits on this phone, each with its state, and the buttons that try it again or discard it. */
export function WaitingList({ rows }: { rows: readonly WaitingRow[] }) {
  return (
    <ul className={styles.list} aria-label="What waits">
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </ul>
  );
}

function Row({ row: { title, since, problem, retry, drop } }: { row: WaitingRow }) {
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const isRefused = problem !== undefined;
  const Icon = isRefused ? TriangleAlert : CloudOff;
  return (
    <li className={styles.row} data-refused={isRefused}>
      <Icon size={20} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.state}>{problem ?? (isOnline ? 'Sending' : 'Waiting for signal')}</p>
        <p className={styles.state}>{whenText(new Date(since))}</p>
      </div>
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button look="danger" onClick={drop}>
              Discard
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        ) : (
          <>
            {isRefused && retry && (
              <Button look="quiet" onClick={retry}>
                Try Again
              </Button>
            )}
            <Button
              look="plain"
              isDangerous={!isRefused}
              aria-label={`${isRefused ? 'Dismiss' : 'Discard'}: ${title}`}
              onClick={isRefused ? drop : () => setAsking(true)}
            >
              {isRefused ? 'Dismiss' : 'Discard'}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function whenText(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return isToday ? clockText(at) : `${dateText(day)}, ${clockText(at)}`;
}
