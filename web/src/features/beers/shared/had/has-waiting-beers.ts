import { attempt } from '../../../../lib/browser/storage.ts';

/**
 * The name of the waiting marks in the browser's local storage. Like drafts they survive the end of
 * a session, and a sign-out removes them.
 */
export const WAITING_BEERS = 'draft.beers-had';

/** Returns whether marks on beers wait in this browser; a file of its own, since every start asks. */
export function hasWaitingBeers(): boolean {
  return Boolean(attempt(() => window.localStorage.getItem(WAITING_BEERS)));
}
