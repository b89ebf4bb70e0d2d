import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './no-location-line.module.css';

interface NoLocationLineProps {
  /** What is missing, and how it goes on without. */
  children: ReactNode;
  /** Asks for the location once more; left out where that cannot help. */
  onRetry?: (() => void) | undefined;
}

/** Says calmly that the phone's place is not known. */
export function NoLocationLine({ children, onRetry }: NoLocationLineProps) {
  return (
    <div className={styles.notice} role="status">
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
