import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';

/** The day of the week of a moment, where the person is; today's by default. */
export function weekdayOf(moment = new Date()): Weekday | undefined {
  // A Date counts from Sunday, the list from Monday.
  return weekdays[(moment.getDay() + 6) % 7];
}
