/** Text as it is compared in a search: without case and accents, blanks as one space. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Returns a name as two are compared: letters and digits only, without case and accents. A name
 * without any of them is compared as it is folded.
 */
export function nameKey(name: string): string {
  const folded = fold(name.normalize('NFKC'));
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded;
}
