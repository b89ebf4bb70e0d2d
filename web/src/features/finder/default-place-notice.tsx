import { MapPinOff } from 'lucide-react';
import styles from './default-place-notice.module.css';
import { DEFAULT_PLACE } from './search-words.ts';

/** Says where beers are searched for while the phone does not tell where it is. */
export function DefaultPlaceNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <MapPinOff size={18} aria-hidden />
      <p>Your location is not available. Searching around {DEFAULT_PLACE}.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
