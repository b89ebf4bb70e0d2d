import type { Logger } from 'pino';
import type { Availability } from '../db/availability.ts';

/**
 * Logs when the database goes away and when it is back, each once for an outage; a connection that broke
 * and could be opened again is one line.
 */
export function logAvailability(availability: Availability, log: Logger): void {
  let isAway = false;
  availability.onChange((change) => {
    if (change.kind === 'away') {
      isAway = true;
      log.error(
        { reason: change.reason },
        'the database cannot be reached; requests that need it get 503 until it can',
      );
    } else if (change.kind === 'back') {
      const seconds = (change.awayMs / 1000).toFixed(1);
      log.warn(
        isAway
          ? `the database can be reached again after ${seconds} s`
          : `a connection to the database broke, and was opened again after ${seconds} s`,
      );
      isAway = false;
    }
  });
}
