import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import type { PositionFailure } from '../../lib/geolocation/geolocation.ts';
import { distanceTextOfKm } from '../../lib/text/distance-text.ts';
import type { CheckinReadiness } from './checkin-readiness.ts';

/** Returns the text of the line above the button, about what prevents a check-in. */
export function readinessText(readiness: CheckinReadiness, unit: DistanceUnit): string {
  switch (readiness.kind) {
    case 'noBreweryLocation':
      return 'The location of this brewery is not set';
    case 'finding':
      return 'Finding you';
    case 'noLocation':
      return 'Your location is not known';
    case 'away':
      return `${distanceTextOfKm(readiness.km, unit)} away`;
    case 'here':
      return 'You are here';
  }
}

/** The texts about why a brewery's page has no position. */
export const locationFailureTexts: Record<PositionFailure, string> = {
  unsupported:
    'Location access is required for check-ins. Please use a browser that supports location services.',
  denied: 'Please allow location access in your browser settings to check in at breweries.',
  unavailable: "Unable to determine your location. Please check your device's location settings.",
  timeout: 'Location request timed out. Please try again.',
  unknown: 'Unable to access your location. Please ensure location services are enabled.',
  insecure: 'Location works only over a secure connection. Please open this page with https.',
};
