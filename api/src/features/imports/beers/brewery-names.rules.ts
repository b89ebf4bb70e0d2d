import { fold } from '../../../lib/fold.ts';

/** What breweries call themselves beside their name, in one list and not in the other. */
const EXTRAS =
  /\b(the|brewing|brewery|breweries|brewers|brewhouse|brewpub|brew|beer|beers|company|co|llc|inc|ltd|works|house|craft|ales?|lagers?|pub|taproom|restaurant|grill|and)\b/g;
/** Those of them that tell no two breweries of a state apart. */
const LEGAL = /\b(the|brewing|brewery|breweries|brewers|company|co|llc|inc|ltd)\b/g;
/** A shorter name is too common for a whole state. */
const MIN_STATE_NAME = 4;

/** A brewery's name and town as two lists write them alike. */
export function breweryKey(name: string, city: string): string {
  return `${without(EXTRAS, name)}|${cityKey(city)}`;
}

/**
 * A brewery's name with its state, for lists that put it into different towns: more of the name
 * has to be the same.
 * @returns undefined where the state is not given or the name says too little
 */
export function stateKey(name: string, state: string): string | undefined {
  const short = without(LEGAL, name);
  const isTelling = short.length >= MIN_STATE_NAME && short !== plain(name).replaceAll(' ', '');
  return state.trim() === '' || !isTelling ? undefined : `${short}|${plain(state)}`;
}

/** Whether two texts name the same state. */
export function isSameState(state: string, other: string): boolean {
  return plain(state) === plain(other);
}

/** A beer's name as lists are compared. */
export function beerKey(name: string): string {
  return plain(name) || fold(name);
}

/** How alike two names are: 2 to the letter, 1 but for what companies are called, else 0. */
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

/** A name without some of its words and without blanks; whole where nothing would be left. */
function without(words: RegExp, name: string): string {
  const whole = plain(name);
  const short = whole.replace(words, ' ').replaceAll(' ', '');
  return short || whole.replaceAll(' ', '');
}

function plain(text: string): string {
  return fold(text)
    .replace(/['\u2019.]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
