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
 * A date as people read it: `YYYY-MM-DD` becomes `Month D, YYYY`, taken from its parts and never
 * through a time zone; any other text comes back as it is (specification, part 5, "Dates").
 */
export function displayDate(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = year !== '' && date.toISOString().startsWith(text);
  return isReal ? `${monthName(text)} ${Number(day)}, ${Number(year)}` : text;
}

/**
 * The month's English name. Written out, like all dates here: the browser's own formatting first
 * loads the rules of every language, for which a phone stands still for about 100 ms.
 * @param iso `YYYY-MM-DD`
 */
export function monthName(iso: string): string {
  return MONTHS[Number(iso.slice(5, 7)) - 1] ?? '';
}

/** Today where the person is, as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
