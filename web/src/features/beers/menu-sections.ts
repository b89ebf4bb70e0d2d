import type { Beer } from '@hoptrail/contracts/beers/beers';
import { knownSection, sectionLabels } from '@hoptrail/contracts/lists/beer-sections';

/** Part of a menu. */
interface MenuSection {
  id: string;
  label: string;
  beers: readonly Beer[];
}

/**
 * Returns the sections of a menu that have beers, in the order of the beers: those that can be
 * ordered, and those that are coming.
 * @param beers in the order of the menu, without those that are gone
 */
export function menuSections(beers: readonly Beer[]): MenuSection[] {
  const bySection = Map.groupBy(beers, ({ availability, section }) =>
    availability === 'coming' ? 'coming' : knownSection(section),
  );
  return [...bySection].map(([id, ofSection]) => ({
    id,
    label: id === 'coming' ? 'Coming soon' : sectionLabels[id],
    beers: ofSection,
  }));
}
