import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';

/** Styles that people like for the same reason. */
export interface StyleFamily {
  name: string;
  /** The style whose color the family's glass has. */
  glass: BeerStyle;
  styles: readonly [BeerStyle, ...BeerStyle[]];
}

/** The families of all styles, lighter ones first; each style is in one. */
export const styleFamilies: readonly StyleFamily[] = [
  { name: 'Lagers', glass: 'Lager', styles: ['Lager', 'Pilsner', 'Märzen'] },
  { name: 'Wheat', glass: 'Wheat', styles: ['Hefeweizen', 'Wheat'] },
  { name: 'Hoppy', glass: 'IPA', styles: ['Blonde', 'Pale Ale', 'IPA'] },
  { name: 'Malty', glass: 'Amber', styles: ['Amber', 'Brown Ale'] },
  { name: 'Rich', glass: 'Stout', styles: ['Porter', 'Stout', 'Barleywine'] },
  { name: 'Funky', glass: 'Sour', styles: ['Belgian', 'Saison', 'Sour'] },
  { name: 'Cider and mead', glass: 'Mead', styles: ['Cider', 'Mead'] },
];

/** Returns the families that have some of these styles, each with its share of them, 0 to 1. */
export function familiesOf(styles: readonly BeerStyle[]) {
  return styleFamilies
    .map((family) => ({ family, share: shareOf(family, styles) }))
    .filter(({ share }) => share > 0);
}

/** Returns which share of a family is chosen, 0 to 1. */
export function shareOf(family: StyleFamily, chosen: readonly BeerStyle[]): number {
  return family.styles.filter((style) => chosen.includes(style)).length / family.styles.length;
}
