const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Returns a date as `Month D, YYYY`, from the parts of `YYYY-MM-DD` and without a time zone; other
 * text is returned unchanged.
 */
export function displayDate(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = year !== '' && date.toISOString().startsWith(text);
  return isReal ? `${monthName(text)} ${Number(day)}, ${Number(year)}` : text;
}

/**
 * Returns the month's English name. `Intl` is not used: loading its rules blocks a phone for about
 * 100 ms.
 * @param iso `YYYY-MM-DD`
 */
export function monthName(iso: string): string {
  return MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
}

/** Returns today's date in the person's time zone, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
