const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** How long ago something was, in its largest whole unit, such as `3 hours ago`. */
export function ageText(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return 'a moment ago';
  if (milliseconds < HOUR_MS) return words.format(-Math.floor(milliseconds / MINUTE_MS), 'minute');
  if (milliseconds < DAY_MS) return words.format(-Math.floor(milliseconds / HOUR_MS), 'hour');
  return words.format(-Math.floor(milliseconds / DAY_MS), 'day');
}
