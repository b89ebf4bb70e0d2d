import type { Beer } from '@hoptrail/contracts/beers/beers';
import { bySection } from '@hoptrail/contracts/beers/tap-list-at';
import {
  type BeerSection,
  beerSections,
  knownSection,
} from '@hoptrail/contracts/lists/beer-sections';

/** A beer with its section, in the order of a menu. */
export interface PlacedBeer {
  id: string;
  section: BeerSection;
}

/** A row of the sorted list: a beer, or the heading of a section. */
export type OrderRow = PlacedBeer & { isHeading: boolean };

/**
 * Returns the beers of a tap list in the order of its menu, also those that guests do not see; new ones
 * are last in their section, by name.
 */
export function inPlace(beers: readonly Beer[]): Beer[] {
  return bySection(beers.toSorted((one, other) => one.beerName.localeCompare(other.beerName)));
}

/** Returns the beers that guests see, section by section, coming ones where they will be. */
export function menuOrder(beers: readonly Beer[]): PlacedBeer[] {
  return inPlace(beers)
    .filter(({ availability }) => availability === 'available' || availability === 'coming')
    .map(({ id, section }) => ({ id, section: knownSection(section) }));
}

/** Returns the rows of an order: each section's heading, and its beers below. */
export function orderRows(order: readonly PlacedBeer[]): OrderRow[] {
  return beerSections.flatMap((section) => [
    { id: `section-${section}`, section, isHeading: true },
    ...order
      .filter((beer) => beer.section === section)
      .map((beer) => ({ ...beer, isHeading: false })),
  ]);
}

/** Returns the order after a row was moved: a beer below another heading is in that section. */
export function withRowMoved(rows: readonly OrderRow[], from: number, to: number): PlacedBeer[] {
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
  let section: BeerSection = 'draft';
  return moved.flatMap((row) => {
    if (row.isHeading) section = row.section;
    return row.isHeading ? [] : [{ id: row.id, section }];
  });
}

/** Returns where the row at a place is in its section, counted from 1, and the number of its beers. */
export function placeInSection(rows: readonly OrderRow[], at: number): [place: number, of: number] {
  const section = rows[at]?.section;
  const isThere = (row: OrderRow) => !row.isHeading && row.section === section;
  return [rows.slice(0, at + 1).filter(isThere).length, rows.filter(isThere).length];
}
