import { FINDER_MAX_DISTANCE_MILES } from '@hoptrail/contracts/limits';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { radiusText } from '../../lib/text/distance-text.ts';
import { decimal } from '../../lib/text/numbers.ts';

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

/**
 * Returns the text for a search without results.
 * @param nearestMiles distance of the nearest brewery, undefined when there is none
 */
export function nothingFoundText(
  { styles, isDefaultPlace, nearestMiles }: NothingFound,
  unit: DistanceUnit,
): string {
  if (nearestMiles !== undefined && nearestMiles <= FINDER_MAX_DISTANCE_MILES) {
    return `We looked for ${searchedText(styles, isDefaultPlace, unit)}. Try some more styles.`;
  }
  const place = placeName(isDefaultPlace);
  const none = `There is no brewery within ${radius(unit)} of ${place}.`;
  if (nearestMiles === undefined) return none;
  return `${none} The nearest one is ${radiusText(nearestMiles, unit)} away.`;
}

interface NothingFound {
  styles: readonly BeerStyle[];
  isDefaultPlace: boolean;
  nearestMiles: number | undefined;
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
