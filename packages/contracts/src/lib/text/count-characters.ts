let graphemes: Intl.Segmenter | undefined;

/**
 * Returns the number of characters of a text as people see them: an emoji of several parts, or a
 * letter with its accents, is one (Unicode Standard Annex 29).
 */
export function countCharacters(text: string): number {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}
