import { americanFormats } from './american-formats.ts';
import type { Formats } from './formats.ts';

/**
 * The formats of prerendered pages, which are the same for every region: blanks in the width of the
 * text, so that no text changes its format when the app starts.
 */
export const hiddenFormats: Formats = {
  number: (...given) => blank(americanFormats.number(...given)),
  dollars: (...given) => blank(americanFormats.dollars(...given)),
  day: (...given) => blank(americanFormats.day(...given)),
  time: (...given) => blank(americanFormats.time(...given)),
};

/** Spaces that are as wide as a digit, and do not collapse. */
function blank(text: string): string {
  return '\u2007'.repeat(text.length);
}
