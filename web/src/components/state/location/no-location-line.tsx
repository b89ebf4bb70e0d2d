import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';
import styles from './no-location-line.module.css';

interface NoLocationLineProps {
  /** What is missing without a location. */
  children: ReactNode;
  /** Requests the location again; undefined if that cannot help. */
  onRetry?: (() => void) | undefined;
  look?: 'plain' | 'warning';
}

/** A line that says that the location is unknown. */
export function NoLocationLine({ children, onRetry, look = 'plain' }: NoLocationLineProps) {
  return (
    <div className={styles.notice} data-look={look} role="status">
      <MapPinOff size={18} aria-hidden />
      <p>{children}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
