import { fold } from '../../lib/fold.ts';

/** What breweries call themselves beside their name, in one list and not in the other. */
const EXTRAS =
  /\b(the|brewing|brewery|breweries|brewers|brew|beer|beers|company|co|llc|inc|works|house|craft|ales?|lagers?)\b/g;

/** A brewery's name and town as two lists write them alike. */
export function breweryKey(name: string, city: string): string {
  const whole = plain(name);
  const short = whole.replace(EXTRAS, ' ').replace(/\s+/g, ' ').trim();
  return `${short || whole}|${plain(city)}`;
}

/** A beer's name as lists are compared. */
export function beerKey(name: string): string {
  return plain(name) || fold(name);
}

function plain(text: string): string {
  return fold(text)
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
