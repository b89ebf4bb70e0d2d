/** The shortest word of a search in which a letter may be wrong. */
const FORGIVEN_LENGTH = 4;

/**
 * Returns whether a folded text has every word of a search, each as a part of it.
 * @param words folded, as `foldedWords()` returns them
 */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/**
 * Returns whether a folded text has every word of a search, where one letter in each word of at least
 * four may be wrong, missing, too much, or swapped with the next: `lampwik` is in `lampwick brewing`.
 */
export function almostHasWords(text: string, words: readonly string[]): boolean {
  const parts = text.split(' ');
  return words.every(
    (word) =>
      text.includes(word) ||
      (word.length >= FORGIVEN_LENGTH && parts.some((part) => almostBegins(part, word))),
  );
}

/**
 * Returns the texts that have every word of a search; if there are none, those that almost have.
 * @param textOf returns the folded text of an item
 */
export function matching<Item>(
  items: readonly Item[],
  words: readonly string[],
  textOf: (item: Item) => string,
): Item[] {
  if (words.length === 0) return [];
  const texts = items.map(textOf);
  const exact = items.filter((_, at) => hasWords(texts[at] ?? '', words));
  if (exact.length > 0) return exact;
  return items.filter((_, at) => almostHasWords(texts[at] ?? '', words));
}

/** Returns whether a text begins with a word in which one letter is wrong. */
function almostBegins(text: string, word: string): boolean {
  let at = 0;
  while (at < word.length && text[at] === word[at]) at += 1;
  return (
    text.startsWith(word.slice(at + 1), at + 1) ||
    text.startsWith(word.slice(at), at + 1) ||
    text.startsWith(word.slice(at + 1), at) ||
    (text[at] === word[at + 1] &&
      text[at + 1] === word[at] &&
      text.startsWith(word.slice(at + 2), at + 2))
  );
}
