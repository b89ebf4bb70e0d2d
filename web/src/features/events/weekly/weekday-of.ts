import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';

/** Returns the day of the week of a date in the person's time zone; by default today's. */
export function weekdayOf(moment = new Date()): Weekday | undefined {
  // `getDay` counts from Sunday, the list from Monday.
  return weekdays[(moment.getDay() + 6) % 7];
}
