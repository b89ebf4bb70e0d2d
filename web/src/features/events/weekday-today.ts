import { type Weekday, weekdays } from '@hoptrail/contracts/weekdays';

/** The day of the week where the person is. */
export function weekdayToday(now = new Date()): Weekday | undefined {
  // A Date counts from Sunday, the list from Monday.
  return weekdays[(now.getDay() + 6) % 7];
}
