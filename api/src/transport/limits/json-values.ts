import { BODY_BYTES } from '@hoptrail/contracts/limits';

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = 91;
const OBJECT = 123;

/**
 * Returns whether a JSON text has more keys and elements than a number, or more than 1 MB beside
 * long texts without quotes, such as a picture. Does not parse it: parsing and checking many keys
 * takes a hundred times as long as finding that there are too many.
 */
export function hasMoreValues(json: string, most: number): boolean {
  let values = 0;
  let steps = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === COMMA || code === LIST || code === OBJECT) values += 1;
    steps += 1;
    if (code === QUOTE) {
      let escapes = 0;
      do {
        at = json.indexOf('"', at + 1);
        // A text without an end is not valid JSON.
        if (at < 0) return false;
        escapes = backslashesBefore(json, at);
        steps += 1 + escapes;
      } while (escapes % 2 === 1 && steps <= BODY_BYTES);
    }
    if (values > most || steps > BODY_BYTES) return true;
  }
  return false;
}

function backslashesBefore(json: string, at: number): number {
  let count = 0;
  while (count < BODY_BYTES && json.charCodeAt(at - 1 - count) === BACKSLASH) count += 1;
  return count;
}
