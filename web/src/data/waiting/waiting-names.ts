/** The names of what waits in the browser's local storage. */
export const WAITING_CALLS = 'draft.calls';
export const WAITING_SWITCHES = 'draft.beer-switches';

/** The names under which earlier releases stored favourites, notes about breweries and marks on beers. */
export const OLD_LISTS = ['draft.favorites', 'draft.brewery-notes', 'draft.beers-had'] as const;
