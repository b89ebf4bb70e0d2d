import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Suspense } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import type { PositionFailure } from '../../lib/geolocation/geolocation.ts';
import styles from './location-notice.module.css';

const LocationSwitchHint = lazy(
  () => import('../../components/state/location/location-switch-hint.tsx'),
  {
    silent: true,
  },
);

/** The texts about why a brewery's page has no position. */
const failureTexts: Record<PositionFailure, string> = {
  unsupported:
    'Location access is required for check-ins. Please use a browser that supports location services.',
  denied: 'Please allow location access in your browser settings to check in at breweries.',
  unavailable: "Unable to determine your location. Please check your device's location settings.",
  timeout: 'Location request timed out. Please try again.',
  unknown: 'Unable to access your location. Please ensure location services are enabled.',
  insecure: 'Location works only over a secure connection. Please open this page with https.',
};

interface LocationNoticeProps {
  failure: PositionFailure;
  isAsking: boolean;
  onRetry: () => void;
}

/** The notice why there is no location, with the browser's setting and a button that asks again. */
export default function LocationNotice({ failure, isAsking, onRetry }: LocationNoticeProps) {
  return (
    <section className={styles.notice}>
      <MapPinOff className={styles.sign} size={22} aria-hidden />
      <div className={styles.text}>
        <p role="alert">{failureTexts[failure]}</p>
        {failure === 'denied' && (
          <p className={styles.hint}>
            <Suspense>
              <LocationSwitchHint />
            </Suspense>
          </p>
        )}
      </div>
      <Button className={styles.retry} look="quiet" aria-disabled={isAsking} onClick={onRetry}>
        {isAsking ? 'Requesting Access...' : 'Enable Location Access'}
      </Button>
    </section>
  );
}
