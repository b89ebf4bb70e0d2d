/** The name of the waiting switches of beers in the browser's local storage. */
export const WAITING_SWITCHES = 'draft.beer-switches';
