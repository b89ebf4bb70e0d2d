import { fold } from '../lib/text/fold.ts';
import { type BeerStyle, knownBeerStyle } from './beer-styles.ts';

/**
 * Whole words without accents, in any spelling that lists use. The first match counts, so specific
 * styles come first.
 */
const styles: readonly [RegExp, BeerStyle][] = [
  [wholeWords('ciders?|cyder|perry'), 'Cider'],
  [wholeWords('meads?|braggot|melomel|cyser|pyment|metheglin|hydromel'), 'Mead'],
  [
    wholeWords('(?:ne|d|ned|ddh|t|q|i|ii|wc|w|b)?ipas?|indian? pale|black ale|cascadian dark|ipl'),
    'IPA',
  ],
  [wholeWords('barley ?wines?'), 'Barleywine'],
  [wholeWords('stouts?'), 'Stout'],
  [wholeWords('porters?'), 'Porter'],
  [wholeWords('saisons?|farmhouse|grisette'), 'Saison'],
  [
    wholeWords('goses?|berliner|flanders|oud bruin|lambics?|gueuze|geuze|kriek|lichtenhainer'),
    'Sour',
  ],
  [wholeWords('sours?|american wild|wild (?:ales?|beers?|specialty|ferment\\w*)'), 'Sour'],
  [wholeWords('hefe|(?:hefe|dunkel|kristall?|leicht|hopfen)?weizen(?:bier|bock)?'), 'Hefeweizen'],
  [
    wholeWords(
      '(?:hefe|hopfen|dunkel|kristall?|leicht)?weis(?:s|se|sbier|bier|sbock)|roggen(?:bier)?',
    ),
    'Hefeweizen',
  ],
  [wholeWords('wit|wit ?biers?|wheats?|wheatwine|white (?:ale|beer)|blanche'), 'Wheat'],
  [wholeWords('belgian|dubbel|tripp?el|quad|quadrupel|abbey|trappist|biere de garde'), 'Belgian'],
  [wholeWords('mae?rzen(?:bier)?|o[ck]tober ?fest(?:bier)?|festbier'), 'Märzen'],
  [wholeWords('(?:keller|edel)?pils(?:en|e?ners?|bier)?'), 'Pilsner'],
  [wholeWords('blonde?s?|cream ale|koe?lsch|golden ale'), 'Blonde'],
  [wholeWords('browns?'), 'Brown Ale'],
  [wholeWords('ambers?|red ale|irish red|alt ?bier|california common|steam beer'), 'Amber'],
  [wholeWords('pale ale|bitters?|apa|xpa|esb'), 'Pale Ale'],
  [
    wholeWords(
      'lagers?|lagerbier|(?:doppel|dopple|mai|eis|rauch)?bock(?:bier)?|helles|dunkel|dunkles',
    ),
    'Lager',
  ],
  [
    wholeWords('schwarz ?bier|keller(?: ?bier)?|zwickel(?: ?bier)?|rauch ?bier|leicht ?bier'),
    'Lager',
  ],
  [wholeWords('malt liquor|dortmunder|export ?bier'), 'Lager'],
];

/** What is in a beer, whose words are those of other styles. */
const INGREDIENTS = wholeWords(
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

function wholeWords(pattern: string, flags = ''): RegExp {
  return new RegExp(`\\b(?:${pattern})\\b`, flags);
}
