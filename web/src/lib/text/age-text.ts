const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how long ago something was, in its largest whole unit, such as `3 hours ago`. */
export function ageText(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return 'a moment ago';
  if (milliseconds < HOUR_MS) return ago(milliseconds / MINUTE_MS, 'minute');
  if (milliseconds < DAY_MS) return ago(milliseconds / HOUR_MS, 'hour');
  return ago(milliseconds / DAY_MS, 'day');
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
