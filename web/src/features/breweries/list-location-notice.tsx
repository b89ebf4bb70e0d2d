import { MapPinOff } from 'lucide-react';
import type { PositionFailure } from '../../lib/geolocation.ts';
import styles from './brewery-list.module.css';

const reasons: Record<PositionFailure, string> = {
  unsupported: 'This browser cannot tell where you are',
  insecure: 'Location works only over https',
  denied: 'Location access is denied',
  unavailable: 'Your location cannot be determined right now',
  timeout: 'Finding your location took too long',
  unknown: 'Your location is not available',
};

interface ListLocationNoticeProps {
  failure: PositionFailure;
  onRetry: () => void;
}

/** Says calmly why the list is not sorted by distance. */
export function ListLocationNotice({ failure, onRetry }: ListLocationNoticeProps) {
  const canChange = failure !== 'unsupported' && failure !== 'insecure';
  return (
    <div className={styles.notice} role="status">
      <MapPinOff size={18} aria-hidden />
      <p>{reasons[failure]}. Sorted by name.</p>
      {canChange && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
