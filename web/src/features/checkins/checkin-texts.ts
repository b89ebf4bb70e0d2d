import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
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
