import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import { clientErrorTexts } from '@hoptrail/contracts/errors/client-errors';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { DevicePosition } from '../../lib/geolocation/geolocation.ts';
import type { CheckinReadiness } from './checkin-readiness.ts';
import { closedText } from './checkin-texts.ts';

/** The result of a tap on the button: a check-in from a position, or the reason against it. */
export type CheckinAttempt =
  | { allowed: true; position: DevicePosition }
  | { allowed: false; why: string };

/**
 * Returns whether to send a check-in; the server checks everything again.
 * @param status undefined while it loads, which blocks nothing
 */
export function attemptCheckin(
  status: CheckinStatus | undefined,
  readiness: CheckinReadiness,
): CheckinAttempt {
  const closed = closedText(status);
  if (closed) return refused(closed);
  if (status && !status.canCheckIn) {
    const wait = waitTextOfSeconds(status.timeRemaining, 'clock');
    return refused(`Please wait ${wait} before checking in again.`);
  }
  switch (readiness.kind) {
    case 'here':
      return { allowed: true, position: readiness.position };
    case 'away':
      return refused(clientErrorTexts['checkin.tooFar']);
    case 'noBreweryLocation':
      return refused(clientErrorTexts['checkin.noBreweryLocation']);
    case 'finding':
    case 'noLocation':
      return refused(clientErrorTexts['checkin.locationRequired']);
  }
}

function refused(why: string): CheckinAttempt {
  return { allowed: false, why };
}
