import { MapPinOff } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { PositionFailure } from '../../lib/geolocation.ts';
import { locationFailureTexts } from './checkin-texts.ts';
import styles from './location-notice.module.css';

interface LocationNoticeProps {
  failure: PositionFailure;
  isAsking: boolean;
  onRetry: () => void;
}

/** Says why there is no location, and asks for it again. */
export function LocationNotice({ failure, isAsking, onRetry }: LocationNoticeProps) {
  return (
    <section className={styles.notice}>
      <MapPinOff className={styles.sign} size={22} aria-hidden />
      <p role="alert">{locationFailureTexts[failure]}</p>
      <Button className={styles.retry} look="quiet" aria-disabled={isAsking} onClick={onRetry}>
        {isAsking ? 'Requesting Access...' : 'Enable Location Access'}
      </Button>
    </section>
  );
}
