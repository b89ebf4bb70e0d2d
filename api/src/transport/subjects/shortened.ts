const LONGEST = 200;

/** Returns the beginning of a text in one line of at most 200 characters, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const whole = line.slice(0, LONGEST).replace(/\s+\S*$/, '');
  return `${whole}…`;
}
