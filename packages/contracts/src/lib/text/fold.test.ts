import { expect, test } from 'vitest';
import { fold, foldedWords } from './fold.ts';

test.each([
  [
    'letters without a decomposition',
    'Øl Łódź Đuro Æbler Œuvre Þing Kırmızı',
    'ol lodz duro aebler oeuvre thing kirmizi',
  ],
  ['a sharp s in either case', 'Weißbräu STRAẞE', 'weissbrau strasse'],
  ['both apostrophes', "Fox's O’Neil ʻAina L´Ours", 'foxs oneil aina lours'],
  ['quotation marks of a phone', '“Hop” «House» "One"', 'hop house one'],
  ['every dash', 'Twenty-Two A–B C—D 3−4 e‑f', 'twenty two a b c d 3 4 e f'],
  ['full width, ligatures and signs', 'ＢＥＥＲ ﬁne Nº１ ½ …', 'beer fine no1 1⁄2 ...'],
  ['sigma at the end of a word', 'ΖΥΘΟΣ ζύθος', 'ζυθοσ ζυθοσ'],
  ['invisible characters and blanks', '\u202Ea\u200Bb\u00ADc \u00A0\n d ', 'abc d'],
  ['a dot between letters', 'Paral·lel', 'parallel'],
])('fold ignores %s', (_what, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('fold keeps kana that are voiced apart', () => {
  expect(fold('ビール')).not.toBe(fold('ヒール'));
});

test('folding a folded text, or one in another case, changes nothing', () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => `x${String.fromCodePoint(code)}x`);
  expect(letters.filter((text) => fold(fold(text)) !== fold(text))).toEqual([]);
  // In upper case, Greek iotas below a letter become letters of their own.
  const withCase = letters.filter((text) => !/[\u0345\u1f80-\u1ffc\u1c80-\u1c88]/u.test(text));
  expect(withCase.filter((text) => fold(text.toUpperCase()) !== fold(text))).toEqual([]);
});

test('foldedWords has no empty word', () => {
  expect(foldedWords(" O'Neil – ’ - Tulsa ")).toEqual(['oneil', 'tulsa']);
  expect(foldedWords()).toEqual([]);
});
