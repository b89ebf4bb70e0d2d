import { useQueryClient } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { reloadShown } from '../../data/invalidate.ts';
import { useConnection } from '../../data/offline/offline.ts';
import { ageText } from '../../lib/text/age-text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './line.module.css';

/** The line above a page that shows earlier data, because the server failed to load it again. */
export default function StaleLine({ since }: { since: number }) {
  const queryClient = useQueryClient();
  const now = useMinute();
  // The line of the connection says it already.
  if (useConnection() !== 'online') return null;
  return (
    <div className={styles.line}>
      <TriangleAlert size={16} aria-hidden />
      <span className={styles.text}>
        <strong>Not reloaded</strong> · as it was {ageText(Math.max(0, now - since))}
      </span>
      <button type="button" className={styles.action} onClick={() => void reloadShown(queryClient)}>
        Try again
      </button>
    </div>
  );
}
