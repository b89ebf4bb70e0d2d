/** The styles of the beer finder, in the order of its list. */
export const beerStyles = [
  'Amber',
  'Barleywine',
  'Belgian',
  'Blonde',
  'Brown Ale',
  'Cider',
  'Hefeweizen',
  'IPA',
  'Lager',
  'Märzen',
  'Mead',
  'Pale Ale',
  'Pilsner',
  'Porter',
  'Saison',
  'Sour',
  'Stout',
  'Wheat',
] as const;
export type BeerStyle = (typeof beerStyles)[number];

/** The style that a text names, however its accents are written; undefined for none. */
export function knownBeerStyle(text: string): BeerStyle | undefined {
  const composed = text.normalize('NFC');
  return beerStyles.find((style) => style === composed);
}
