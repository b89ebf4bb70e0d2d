import type { Logger } from 'pino';
import type { Availability } from '../db/availability.ts';

/** Logs when the database goes away and when it is back, once for each outage. */
export function logAvailability(availability: Availability, log: Logger): void {
  availability.onChange((change) => {
    if (change.kind === 'lost') {
      log.warn('a connection to the database broke; connecting again');
    } else if (change.kind === 'away') {
      log.error(
        { reason: change.reason },
        'the database cannot be reached; requests that need it get 503 until it can',
      );
    } else {
      const seconds = (change.awayMs / 1000).toFixed(1);
      log.warn(`the database can be reached again after ${seconds} s`);
    }
  });
}
