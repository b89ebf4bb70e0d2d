import type { MappedBrewery } from '@hoptrail/contracts/breweries/clusters';

/** More cards are not swiped through, and each of them costs time when the map has moved. */
const MOST = 40;

/**
 * Returns the breweries that have cards: the nearest 40, and the selected one after them if it is
 * farther away.
 * @param inSight the breweries in sight, nearest first
 */
export function cardsInSight(
  inSight: readonly MappedBrewery[],
  selectedId: string | undefined,
): MappedBrewery[] {
  return inSight.filter(({ id }, index) => index < MOST || id === selectedId);
}
