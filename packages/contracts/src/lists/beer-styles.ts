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

/** Returns the style that a text names, in any Unicode form; undefined for an unknown text. */
export function knownBeerStyle(text: string): BeerStyle | undefined {
  const composed = text.normalize('NFC');
  return beerStyles.find((style) => style === composed);
}
