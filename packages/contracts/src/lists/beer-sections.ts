/** The sections of a menu, in their order. Beers that are coming soon are listed apart. */
export const beerSections = ['draft', 'cans', 'guest', 'flights'] as const;
export type BeerSection = (typeof beerSections)[number];

/** What each is called on a screen. */
export const sectionLabels: Readonly<Record<BeerSection, string>> = {
  draft: 'On draft',
  cans: 'Cans',
  guest: 'Guest taps',
  flights: 'Flights',
};

/**
 * Returns the section that a stored text means; `draft` for an unknown text, and for a beer that an
 * older version of the app has stored on the phone.
 */
export function knownSection(text: string | undefined): BeerSection {
  return beerSections.find((section) => section === text) ?? 'draft';
}
