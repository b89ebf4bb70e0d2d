import { type BeerStyle, knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { fold } from '../../../lib/fold.ts';

/** The first match counts, so specific styles come first. */
const styles: readonly [RegExp, BeerStyle][] = [
  [/\bipa\b|india pale|black ale|white ipa/, 'IPA'],
  [/barley ?wine/, 'Barleywine'],
  [/stout/, 'Stout'],
  [/porter/, 'Porter'],
  [/saison|farmhouse|grisette/, 'Saison'],
  [/gose|berliner|flanders|wild|sour|lambic|gueuze|oud bruin/, 'Sour'],
  [/hefe|weizen|weisse|roggen/, 'Hefeweizen'],
  [/witbier|wheat/, 'Wheat'],
  [/belgian|dubbel|tripel|quadrupel|abbey|trappist|biere de garde/, 'Belgian'],
  [/marzen|oktoberfest/, 'Märzen'],
  [/pilsner|pilsener|pils\b/, 'Pilsner'],
  [/blonde|cream ale|kolsch|golden ale/, 'Blonde'],
  [/brown/, 'Brown Ale'],
  [/amber|red ale|altbier|california common|steam beer/, 'Amber'],
  [/pale ale|bitter|\bapa\b|\besb\b/, 'Pale Ale'],
  [/lager|bock|helles|schwarzbier|dunkel|keller|zwickel|rauchbier|malt liquor/, 'Lager'],
  [/cider|perry/, 'Cider'],
  [/mead|braggot|melomel/, 'Mead'],
];

/** Returns the finder's style for a published style; undefined for none. */
export function styleFor(published: string): BeerStyle | undefined {
  const text = fold(published);
  return knownBeerStyle(published.trim()) ?? styles.find(([pattern]) => pattern.test(text))?.[1];
}
