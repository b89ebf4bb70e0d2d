import { OneAtATimeByKey } from '../../../lib/one-at-a-time-by-key.ts';

/**
 * Writes about one address, or one sign-in link, wait for each other here rather than at their lock in
 * the database, where each would hold a connection: none would be left for other requests, nor for
 * the response of the one that has signed in.
 */
export const addressTurns = new OneAtATimeByKey();
