/** The days of the week as they are stored and shown, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the day that a text names in any case; undefined if it names none. */
export function knownWeekday(text: string): Weekday | undefined {
  return weekdays.find((day) => day.toLowerCase() === text.trim().toLowerCase());
}
