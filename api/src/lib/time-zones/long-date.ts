/**
 * Returns a day in words, such as `December 3, 2026`.
 * @param day as `YYYY-MM-DD`
 */
export function longDate(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
