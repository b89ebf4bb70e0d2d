import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import { clientErrorTexts } from '@hoptrail/contracts/errors/client-errors';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import type { CheckinReadiness } from './checkin-readiness.ts';
import { closedText, readinessText } from './checkin-texts.ts';

/** The line above the check-in button. */
export interface BarLine {
  sign: 'done' | 'here' | 'away' | 'finding' | 'unknown';
  text: string;
  hint?: string;
  /** The text that screen readers announce: without the distance, which changes with every step. */
  announcement: string;
}

/**
 * Returns the line about what prevents a check-in: a closing, then the cooldown, then the distance.
 * @param unit the unit of the distance
 */
export function barLine(
  readiness: CheckinReadiness,
  status: CheckinStatus | undefined,
  unit: DistanceUnit,
): BarLine {
  const closed = closedText(status);
  if (closed) {
    return { sign: 'unknown', text: closed, announcement: closed };
  }
  if (status && !status.canCheckIn) {
    const hint = `Again in ${waitTextOfSeconds(status.timeRemaining, 'clock')}`;
    return { sign: 'done', text: 'Checked in', hint, announcement: 'Checked in' };
  }
  const text = readinessText(readiness, unit);
  switch (readiness.kind) {
    case 'here':
    case 'finding':
      return { sign: readiness.kind, text, announcement: text };
    case 'away': {
      const hint = clientErrorTexts['checkin.tooFar'];
      return { sign: 'away', text, hint, announcement: hint };
    }
    case 'noLocation':
    case 'noBreweryLocation':
      return { sign: 'unknown', text, announcement: text };
  }
}
