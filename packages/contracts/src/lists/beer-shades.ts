import { type BeerStyle, knownBeerStyle } from './beer-styles.ts';

/** The shade of a beer in the glass. */
export type BeerShade = 'straw' | 'gold' | 'amber' | 'copper' | 'brown' | 'black' | 'rose';

/** Returns the usual shade of a style; an ale's for an unknown style. */
export function beerShade(style: string): BeerShade {
  const name = knownBeerStyle(style);
  return name ? shades[name] : 'amber';
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
