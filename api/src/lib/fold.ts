/** How many different words a search compares: each costs a comparison of every text. */
const SEARCH_WORDS = 8;

/** Returns a text for comparison in a search: without case and accents, with single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the folded words of a search, each once, and the first eight at most; none without a text. */
export function foldedWords(text = ''): string[] {
  return [...new Set(fold(text).split(' ').filter(Boolean))].slice(0, SEARCH_WORDS);
}

/**
 * Returns a name for comparison: letters and digits only, without case and accents. A name without
 * letters and digits is only folded.
 */
export function nameKey(name: string): string {
  const folded = fold(name.normalize('NFKC'));
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}
