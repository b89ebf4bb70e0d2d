/** Returns a label in sentence case: 'Podcast Link' as 'Podcast link', 'Tap List URL' as 'Tap list URL'. */
export function sentenceCase(label: string): string {
  return label.replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
}
