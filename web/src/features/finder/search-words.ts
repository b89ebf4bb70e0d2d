import type { BeerStyle } from '@hoptrail/contracts/beer-styles';
import { FINDER_MAX_DISTANCE_MILES } from '@hoptrail/contracts/limits';

/** Where the default location is (specification, part 9). */
export const DEFAULT_PLACE = 'Oklahoma City';

/** From here on the styles are counted rather than named. */
const MANY_STYLES = 5;

/** The time that a search took, in seconds: two digits that count, such as `0.08` or `1.5`. */
export function searchSeconds(milliseconds: number): string {
  return String(Number((milliseconds / 1000).toPrecision(2)));
}

/** What was searched for and where, such as `IPA or Stout, within 25 miles of you`. */
export function searchedText(styles: readonly BeerStyle[], isDefaultPlace: boolean): string {
  const what = styles.length < MANY_STYLES ? either(styles) : `${styles.length} styles`;
  const where = isDefaultPlace ? DEFAULT_PLACE : 'you';
  return `${what}, within ${FINDER_MAX_DISTANCE_MILES} miles of ${where}`;
}

/** `IPA`, `IPA or Stout`, `IPA, Mead, or Stout`. */
function either(words: readonly string[]): string {
  const comma = words.length > 2 ? ',' : '';
  return words.join(', ').replace(/, ([^,]+)$/, `${comma} or $1`);
}
