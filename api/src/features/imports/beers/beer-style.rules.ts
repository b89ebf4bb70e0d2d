import { fold } from '@hoptrail/contracts/lib/text/fold';
import { type BeerStyle, knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';

/**
 * Whole words without accents, in any spelling that lists use. The first match counts, so specific
 * styles come first.
 */
const styles: readonly [RegExp, BeerStyle][] = [
  [words('ciders?|cyder|perry'), 'Cider'],
  [words('meads?|braggot|melomel|cyser|pyment|metheglin|hydromel'), 'Mead'],
  [
    words('(?:ne|d|ned|ddh|t|q|i|ii|wc|w|b)?ipas?|indian? pale|black ale|cascadian dark|ipl'),
    'IPA',
  ],
  [words('barley ?wines?'), 'Barleywine'],
  [words('stouts?'), 'Stout'],
  [words('porters?'), 'Porter'],
  [words('saisons?|farmhouse|grisette'), 'Saison'],
  [words('goses?|berliner|flanders|oud bruin|lambics?|gueuze|geuze|kriek|lichtenhainer'), 'Sour'],
  [words('sours?|american wild|wild (?:ales?|beers?|specialty|ferment\\w*)'), 'Sour'],
  [words('hefe|(?:hefe|dunkel|kristall?|leicht|hopfen)?weizen(?:bier|bock)?'), 'Hefeweizen'],
  [
    words('(?:hefe|hopfen|dunkel|kristall?|leicht)?weis(?:s|se|sbier|bier|sbock)|roggen(?:bier)?'),
    'Hefeweizen',
  ],
  [words('wit|wit ?biers?|wheats?|wheatwine|white (?:ale|beer)|blanche'), 'Wheat'],
  [words('belgian|dubbel|tripp?el|quad|quadrupel|abbey|trappist|biere de garde'), 'Belgian'],
  [words('mae?rzen(?:bier)?|o[ck]tober ?fest(?:bier)?|festbier'), 'Märzen'],
  [words('(?:keller|edel)?pils(?:en|e?ners?|bier)?'), 'Pilsner'],
  [words('blonde?s?|cream ale|koe?lsch|golden ale'), 'Blonde'],
  [words('browns?'), 'Brown Ale'],
  [words('ambers?|red ale|irish red|alt ?bier|california common|steam beer'), 'Amber'],
  [words('pale ale|bitters?|apa|xpa|esb'), 'Pale Ale'],
  [
    words('lagers?|lagerbier|(?:doppel|dopple|mai|eis|rauch)?bock(?:bier)?|helles|dunkel|dunkles'),
    'Lager',
  ],
  [words('schwarz ?bier|keller(?: ?bier)?|zwickel(?: ?bier)?|rauch ?bier|leicht ?bier'), 'Lager'],
  [words('malt liquor|dortmunder|export ?bier'), 'Lager'],
];

/** What is in a beer, whose words are those of other styles. */
const INGREDIENTS = words(
  [
    'sour (?:cherry|cherries|apples?|cream)',
    'wild (?:rice|flowers?|berry|berries|honey)',
    'brown (?:rice|sugar|butter)',
    'bitter (?:oranges?|chocolate|lemons?)',
    'belgian (?:chocolate|waffles?|candi)',
    'cider donuts?',
  ].join('|'),
  'g',
);

/** Returns the finder's style for a published style; undefined for none. */
export function styleFor(published: string): BeerStyle | undefined {
  const text = fold(published)
    .replaceAll('ß', 'ss')
    // I.P.A.
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(INGREDIENTS, ' ');
  return knownBeerStyle(published.trim()) ?? styles.find(([pattern]) => pattern.test(text))?.[1];
}

function words(pattern: string, flags = ''): RegExp {
  return new RegExp(`\\b(?:${pattern})\\b`, flags);
}
