import { knownSection, sectionLabels } from '../lists/beer-sections.ts';

/** Part of a menu. */
export interface MenuSection<Beer> {
  id: string;
  label: string;
  beers: readonly Beer[];
}

/**
 * Returns the sections of a menu that have beers, in the order of the beers: those that can be
 * ordered, and those that are coming.
 * @param beers in the order of the menu, without those that are gone
 */
export function menuSections<Beer extends { availability: string; section: string }>(
  beers: readonly Beer[],
): MenuSection<Beer>[] {
  const bySection = Map.groupBy(beers, ({ availability, section }) =>
    availability === 'coming' ? 'coming' : knownSection(section),
  );
  return [...bySection].map(([id, ofSection]) => ({
    id,
    label: id === 'coming' ? 'Coming soon' : sectionLabels[id],
    beers: ofSection,
  }));
}
