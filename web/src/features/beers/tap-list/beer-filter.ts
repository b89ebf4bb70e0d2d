import type { Beer } from '@hoptrail/contracts/beers/beers';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { inPlace } from './menu/menu-order.ts';

export type BeerFilter = Availability | 'all';

const labels: Readonly<Record<BeerFilter, string>> = {
  all: 'All',
  available: 'On tap',
  coming: 'Coming',
  gone: 'Gone',
};

/** Returns the kinds of beers on a list with their counts. */
export function filterOptions(beers: readonly Beer[]) {
  return (['all', 'available', 'coming', 'gone'] as const).map((value) => ({
    value,
    label: labels[value],
    count: beers.filter((beer) => isOfKind(beer, value)).length,
  }));
}

/**
 * Returns the beers of a kind whose name or style contains the search words, in the order of the menu.
 * A beer keeps its place when it runs out.
 */
export function filterBeers(beers: readonly Beer[], kind: BeerFilter, query: string): Beer[] {
  const wanted = fold(query);
  return inPlace(beers)
    .filter((beer) => isOfKind(beer, kind))
    .filter(({ beerName, beerStyle }) => fold(`${beerName} ${beerStyle}`).includes(wanted));
}

function isOfKind({ availability }: Beer, kind: BeerFilter): boolean {
  return kind === 'all' || knownAvailability(availability) === kind;
}
