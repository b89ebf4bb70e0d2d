import { FINDER_MAX_DISTANCE_MILES } from '@hoptrail/contracts/limits';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { radiusText, shownDistance } from '../../../lib/text/distance/distance-text.ts';
import { decimal } from '../../../lib/text/numbers.ts';
import type { FoundBeers } from './found-beers.ts';

/** The place of the default location. */
export const DEFAULT_PLACE = 'Oklahoma City';

/** From this number on, styles are counted instead of named. */
const MANY_STYLES = 5;

/** Returns a search's duration in seconds with two significant digits, such as `0.08` or `1.5`. */
export function searchSeconds(milliseconds: number): string {
  const seconds = Number((milliseconds / 1000).toPrecision(2));
  return decimal(seconds, 3, 0);
}

/** Returns what was searched for and where, such as `IPA or Stout, within 25 miles of you`. */
export function searchedText(
  styles: readonly BeerStyle[],
  isDefaultPlace: boolean,
  unit: DistanceUnit,
): string {
  const what = styles.length < MANY_STYLES ? either(styles) : `${styles.length} styles`;
  return `${what}, within ${radius(unit)} of ${placeName(isDefaultPlace)}`;
}

/** Returns the text for a search without results: there are none near, or none at all. */
export function nothingFoundText(
  { styles, isDefaultPlace, beyond }: Pick<FoundBeers, 'styles' | 'isDefaultPlace' | 'beyond'>,
  unit: DistanceUnit,
): string {
  const [nearest] = beyond;
  if (!nearest) {
    return `We looked for ${searchedText(styles, isDefaultPlace, unit)}. Try some more styles.`;
  }
  const what = styles.length < MANY_STYLES ? either(styles) : 'beer of these styles';
  const none = `No ${what} is on tap within ${radius(unit)} of ${placeName(isDefaultPlace)}.`;
  const { distance } = nearest;
  if (distance === undefined) return none;
  const { amount, symbol } = shownDistance(distance, unit, true);
  return `${none} The nearest is ${amount} ${symbol} away.`;
}

function radius(unit: DistanceUnit): string {
  return radiusText(FINDER_MAX_DISTANCE_MILES, unit);
}

function placeName(isDefaultPlace: boolean): string {
  return isDefaultPlace ? DEFAULT_PLACE : 'you';
}

/** `IPA`, `IPA or Stout`, `IPA, Mead, or Stout`. */
function either(words: readonly string[]): string {
  const comma = words.length > 2 ? ',' : '';
  return words.join(', ').replace(/, ([^,]+)$/, `${comma} or $1`);
}
