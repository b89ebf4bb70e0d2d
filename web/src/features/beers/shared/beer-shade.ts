import { type BeerStyle, knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';

/** How dark a beer stands in the glass. */
export type BeerShade = 'straw' | 'gold' | 'amber' | 'copper' | 'brown' | 'black' | 'rose';

/** The shade that a style usually has; that of an ale for a style that is not in the list. */
export function beerShade(style: string): BeerShade {
  const known = knownBeerStyle(style);
  return known ? shades[known] : 'amber';
}

const shades: Record<BeerStyle, BeerShade> = {
  Amber: 'copper',
  Barleywine: 'copper',
  Belgian: 'amber',
  Blonde: 'straw',
  'Brown Ale': 'brown',
  Cider: 'straw',
  Hefeweizen: 'gold',
  IPA: 'amber',
  Lager: 'gold',
  Märzen: 'copper',
  Mead: 'gold',
  'Pale Ale': 'amber',
  Pilsner: 'straw',
  Porter: 'black',
  Saison: 'gold',
  Sour: 'rose',
  Stout: 'black',
  Wheat: 'straw',
};
