import { fold } from '@hoptrail/contracts/lib/text/fold';

/** Additions to brewery names that not every list has. */
const EXTRAS =
  /\b(the|brewing|brewery|breweries|brewers|brewhouse|brewpub|brew|beer|beers|company|co|llc|inc|ltd|works|house|craft|ales?|lagers?|pub|taproom|restaurant|grill|and)\b/g;
/** Additions that never distinguish two breweries of a state. */
const LEGAL = /\b(the|brewing|brewery|breweries|brewers|company|co|llc|inc|ltd)\b/g;
/** A shorter name is too common for a whole state. */
const MIN_STATE_NAME = 4;

/** Returns the key of a brewery by name and town, for comparing lists. */
export function breweryKey(name: string, city: string): string {
  return `${without(EXTRAS, name)}|${cityKey(city)}`;
}

/**
 * Returns the key of a brewery by name and state, for lists with different towns. Removes fewer
 * words from the name than `breweryKey()`.
 * @returns undefined if the state is missing or the name is too short
 */
export function stateKey(name: string, state: string): string | undefined {
  const short = without(LEGAL, name);
  const isTelling = short.length >= MIN_STATE_NAME && short !== plain(name).replaceAll(' ', '');
  return state.trim() === '' || !isTelling ? undefined : `${short}|${plain(state)}`;
}

/** Returns whether two texts name the same state. */
export function isSameState(state: string, other: string): boolean {
  return plain(state) === plain(other);
}

/** Returns the key of a beer's name, for comparing lists. */
export function beerKey(name: string): string {
  return plain(name) || fold(name);
}

/** Rates the similarity of two names: 2 for equal, 1 for equal without legal forms, else 0. */
export function likeness(name: string, other: string): 0 | 1 | 2 {
  if (plain(name) === plain(other)) return 2;
  return without(LEGAL, name) === without(LEGAL, other) ? 1 : 0;
}

function cityKey(city: string): string {
  return plain(city)
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');
}

/** Returns a name without some words and spaces; the whole name if nothing would be left. */
function without(pattern: RegExp, name: string): string {
  const whole = plain(name);
  const short = whole.replace(pattern, ' ').replaceAll(' ', '');
  return short || whole.replaceAll(' ', '');
}

function plain(text: string): string {
  return fold(text)
    .replaceAll('.', '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
