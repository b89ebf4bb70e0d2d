/** The names of what waits in the browser's local storage. */
export const WAITING_BEERS = 'draft.beers-had';
export const WAITING_CALLS = 'draft.calls';
export const WAITING_FAVORITES = 'draft.favorites';
export const WAITING_NOTES = 'draft.brewery-notes';
export const WAITING_SWITCHES = 'draft.beer-switches';
