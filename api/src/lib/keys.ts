import { fold } from '@hoptrail/contracts/lib/text/fold';

/*
 * The keys that rows are found by, and that are stored with them. `db/refresh-keys.ts` computes them
 * again where they differ; a change of one of them needs a migration that does so.
 */

/**
 * Returns a name for comparison: letters and digits only, without case and accents. A name without
 * letters and digits is only folded.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}

/**
 * Folds a username so that similar looking ones become equal: drops separators and accents, and
 * replaces `0` by `o`, `1` and `i` by `l`, `rn` by `m`, `vv` by `w`.
 * @param username normalized, as stored
 */
export function usernameKey(username: string): string {
  return fold(username.replaceAll('þ', 'p'))
    .replace(/[ ._]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Returns what a search of breweries looks through. */
export function searchTextOfBrewery(brewery: {
  name: string;
  city: string;
  state: string;
}): string {
  return fold(`${brewery.name} ${brewery.city} ${brewery.state}`);
}

/** Returns what a search of a person's beers looks through. */
export function searchTextOfBeer(beer: {
  beerName: string;
  beerStyle: string;
  breweryName: string;
  notes?: string | null | undefined;
}): string {
  return fold([beer.beerName, beer.beerStyle, beer.breweryName, beer.notes].join(' '));
}

/** Returns what a search of a person's imported check-ins looks through. */
export function searchTextOfVisit({
  placeName,
  city,
  state,
  beerName,
  beerBrewery,
  notes,
}: Record<
  'placeName' | 'city' | 'state' | 'beerName' | 'beerBrewery' | 'notes',
  string | null
>): string {
  return fold([placeName, city, state, beerName, beerBrewery, notes].filter(Boolean).join(' '));
}
