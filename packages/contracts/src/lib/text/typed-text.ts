/**
 * Characters that show nothing, also those that Unicode counts among the letters and signs, and marks
 * without a letter.
 */
const UNSEEN = /^[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc]*$/u;

/** The marks that begin a direction of writing, and the mark that ends each. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['\u202a', '\u202c'],
  ['\u202b', '\u202c'],
  ['\u202d', '\u202c'],
  ['\u202e', '\u202c'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
]);

/**
 * Returns a text that somebody typed without the marks at its end that end a direction, which
 * `endDirections()` adds again; empty if nothing of it can be seen.
 */
export function visibleText(typed: string): string {
  return UNSEEN.test(typed) ? '' : typed.replace(/[\u202c\u2069]+$/, '');
}

/**
 * Ends the directions of writing that a text begins, so that it does not turn what is shown after it
 * (Unicode Standard Annex 9).
 */
export function endDirections(text: string): string {
  const open: string[] = [];
  for (const mark of text.match(/[\u202a-\u202e\u2066-\u2069]/g) ?? []) {
    const end = ENDS.get(mark);
    if (end) open.push(end);
    else if (mark === '\u202c' && open.at(-1) === mark) open.pop();
    // The end of an isolate ends what begins inside of it.
    else if (mark === '\u2069' && open.includes(mark)) open.splice(open.lastIndexOf(mark));
  }
  return text + open.reverse().join('');
}
