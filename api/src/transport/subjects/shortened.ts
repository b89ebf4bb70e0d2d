const LONGEST = 200;

/** Returns the beginning of a text in one line of at most 200 characters, cut between words. */
export function shortened(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST) return text;
  const whole = text.slice(0, LONGEST).replace(/\s+\S*$/, '');
  return `${whole}…`;
}
