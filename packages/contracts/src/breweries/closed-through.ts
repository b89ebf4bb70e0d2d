/**
 * Returns the refusal of a check-in at a brewery that is closed for a while.
 * @param date the last closed day, such as `December 3, 2026`
 */
export function closedThroughText(date: string): string {
  return `This brewery is temporarily closed through ${date}.`;
}
