import { closedThroughText } from '@hoptrail/contracts/breweries/closed-through';
import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import { clientErrorTexts } from '@hoptrail/contracts/errors/client-errors';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { displayDate } from '../../lib/text/dates.ts';
import { distanceTextOfKm } from '../../lib/text/distance/distance-text.ts';
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

/**
 * Returns the text about a brewery that is closed, for good or for a while; undefined if it is open
 * or its status is not known yet. It may have closed while the page was open.
 */
export function closedText(status: CheckinStatus | undefined): string | undefined {
  if (!status || status.canCheckIn) return undefined;
  if (status.closedUntil) return closedThroughText(displayDate(status.closedUntil));
  return status.timeRemaining === 0 ? clientErrorTexts['brewery.closed'] : undefined;
}
