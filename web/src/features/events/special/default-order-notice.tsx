import { MapPinOff } from 'lucide-react';
import type { PositionFailure } from '../../../lib/geolocation/geolocation.ts';
import styles from './default-order-notice.module.css';

/** Says why a day's events are not sorted by distance (specification, part 2). */
export function DefaultOrderNotice({ failure }: { failure: PositionFailure }) {
  const reason =
    failure === 'unsupported'
      ? 'Geolocation not supported'
      : 'Location access denied or unavailable';
  return (
    <p className={styles.notice} role="status">
      <MapPinOff size={18} aria-hidden />
      <span>{`${reason} - Events shown in default order`}</span>
    </p>
  );
}
