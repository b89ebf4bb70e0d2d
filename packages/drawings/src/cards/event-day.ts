/** A day in the words of a calendar leaf. */
export interface EventDay {
  month: string;
  day: string;
  weekday: string;
}

/**
 * Returns a day in the words of a calendar leaf.
 * @param day as `YYYY-MM-DD`
 */
export function eventDay(day: string): EventDay {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);
  return {
    month: part({ month: 'short' }).toUpperCase(),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
  };
}
