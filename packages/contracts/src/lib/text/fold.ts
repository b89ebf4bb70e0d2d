/** Signs that stand for an apostrophe, also as a letter or accent of their own. A search ignores them. */
const APOSTROPHES = /['`´‘’‚‛′‵ʹʻʼʽʾʿˈ՚׳᾿＇ꞌ]/gu;
/**
 * Quotation marks, dots in the middle of a line, characters that take no room, and accents. A search
 * ignores them.
 */
const UNSEEN = /["“”„‟″‶«»‹›〝〞״·‧・]|\p{Cf}|(?![\u3099\u309A])\p{M}/gu;
const BLANKS = /[\s\p{Cc}\p{Pd}\u2043\u2212]+/gu;

/** Lower-case letters that Unicode does not decompose, as people without such a keyboard type them. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ɑⱥ',
  ae: 'æ',
  b: 'ƀɓƃ',
  c: 'ȼƈ',
  d: 'ðđɖɗƌ',
  e: 'ɇəɛǝ',
  f: 'ƒ',
  g: 'ǥɠɣ',
  h: 'ħ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ĸƙ',
  l: 'łƚɫ',
  n: 'ŋɲƞ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥ',
  r: 'ɍ',
  s: 'ȿ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶȥʒ',
  σ: 'ς',
};
const PLAIN = new Map(
  Object.entries(LETTERS).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);
const FOLDED = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

/**
 * Returns a text for comparison in a search: without case, accents, apostrophes and quotation marks,
 * in plain letters (`ø` as `o`, `ß` as `ss`, full width and ligatures as usual ones), with single
 * blanks, also where it has dashes. Folding a folded text changes nothing.
 *
 * The marks that make kana voiced are kept, because they make another letter.
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(UNSEEN, '')
    .replace(FOLDED, (letter) => PLAIN.get(letter) ?? letter)
    .replace(BLANKS, ' ')
    .trim();
}

/** How many different words a search compares: each costs a comparison of every text. */
const SEARCH_WORDS = 8;

/** Returns the folded words of a search, each once, and the first eight at most; none without a text. */
export function foldedWords(text = ''): string[] {
  return [...new Set(fold(text).split(' ').filter(Boolean))].slice(0, SEARCH_WORDS);
}
